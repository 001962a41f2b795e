import type { AssetFile } from '../model/assetFile.ts'
import type { Site } from '../model/site.ts'
import type { FinishedPage } from './finishPages.ts'
import { parsePage } from './parsePage.ts'
import { singleFile } from './singleFile.ts'

/** A file with its name. */
interface NamedFile {
  readonly name: string
  readonly html: string
}

/** Each legal document in each language as a file of its own: `privacy-policy.de.html`. */
export function singleFiles(
  { config }: Site,
  pages: readonly FinishedPage[],
  assets: readonly AssetFile[],
): readonly NamedFile[] {
  const fonts = new Map(assets.map(({ path, content }) => [path, Buffer.from(content)]))
  const treeOf = ({ file }: FinishedPage) => parsePage(file.content.toString())
  return pages.flatMap((finished): NamedFile[] => {
    const { page } = finished
    if (page.kind !== 'legal') return []
    const { route, language, path } = page
    const changes = pages.find(
      ({ page: own }) => own.kind === 'draft' && own.route === route && own.language === language,
    )
    const html = singleFile({
      ...{ document: treeOf(finished), path, origin: config.origin },
      changes: changes && { tree: treeOf(changes), path: changes.page.path },
      fontAt: font => fonts.get(font),
    })
    return [{ name: `${route}.${language}.html`, html }]
  })
}
