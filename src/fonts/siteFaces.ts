import { OperatorError } from '../model/OperatorError.ts'
import { oncePerSite, type Site } from '../model/site.ts'
import { type TypefaceRole, typefaceRoles } from '../model/typefaces.ts'
import { designFaces, type Face } from './faces.ts'
import { facesOfPackage, UnusableFontPackage } from './fontPackage.ts'

function facesFor(site: Site, role: TypefaceRole): readonly Face[] {
  const designs = designFaces(site.messages)
  const name = site.config.identity.typefaces?.[role]
  if (name === undefined) return designs.filter(face => face.role === role)
  try {
    return facesOfPackage(name, role, designs)
  } catch (error) {
    if (!(error instanceof UnusableFontPackage)) throw error
    const { file, lineOf } = site.source
    const line = lineOf(['identity', 'typefaces', role])
    const message = `identity.typefaces.${role}: ${error.message}`
    throw new OperatorError([{ file, line, message }])
  }
}

/**
 * The faces of a site: those that the operator names, and the design's for the rest.
 * @throws OperatorError for a package that is not installed, or has not what the site needs
 */
export const siteFaces = oncePerSite((site): readonly Face[] =>
  typefaceRoles.flatMap(role => facesFor(site, role)),
)

/** The names of the families, by what they are for. */
export function familiesOf(faces: readonly Face[]): Readonly<Record<TypefaceRole, string>> {
  const family = (role: TypefaceRole) => faces.find(face => face.role === role)?.family ?? ''
  return { text: family('text'), display: family('display') }
}
