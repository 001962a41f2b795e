import { isProvider, type Kit, type KitUse, kitOf, type PackageList } from '../../packages/index.ts'
import type { ProcessorKind } from '../../schema/index.ts'
import { processorRegister, type Site } from '../../site/index.ts'
import { countText, type Match, type Rule } from '../rule.ts'

/** What the ids of findings on the packages of an app begin with: without its lists, nobody looks for them. */
export const appFindings = 'app-packages'

/** The kinds of processors that stand for a use of a kit; `other` may stand for any. */
const kindsFor: Readonly<Record<KitUse, readonly ProcessorKind[]>> = {
  analysis: ['analytics', 'other'],
  'crash reports': ['analytics', 'other'],
  purchases: ['app-store', 'other'],
  login: ['login', 'hosting', 'other'],
  push: ['mail', 'hosting', 'other'],
  advertising: ['other'],
}

/** What a kit does that no processor of the company stands for. */
function usesWithoutProcessor(kit: Kit, { config, today }: Site): readonly KitUse[] {
  const { present, coming } = processorRegister(config, today)
  const processors = [...present, ...coming].filter(({ name = '' }) => isProvider(kit, name))
  return kit.uses.filter(use => processors.every(({ kind }) => !kindsFor[use].includes(kind)))
}

/** Where a package is in its list: `ios/Podfile.lock:12`. */
function placeOf({ file }: PackageList, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`
}

/** The kits in an app, each with the places of its packages. */
function kitsIn(lists: readonly PackageList[]): ReadonlyMap<Kit, readonly string[]> {
  const places = new Map<Kit, string[]>()
  for (const list of lists) {
    const found = new Set<Kit>()
    for (const { name, line } of list.packages) {
      const kit = kitOf(list.ecosystem, name)
      // Several packages of a kit stand near each other: its first line is enough.
      if (!kit || found.has(kit)) continue
      found.add(kit)
      places.set(kit, [...(places.get(kit) ?? []), placeOf(list, line)])
    }
  }
  return places
}

/** The names of a list, each once: npm installs some packages in several places. */
function namesIn({ packages }: PackageList): readonly string[] {
  return [...new Set(packages.map(({ name }) => name))].toSorted()
}

/** What the app contains, against what the documents say about it. */
export const appPackageRules: readonly Rule[] = [
  {
    id: `${appFindings}:processor`,
    severity: 'warning',
    field: 'processors',
    why: 'The policy, the agreement and the register name everybody who receives personal data (Articles 13(1)(e), 28 GDPR), and so do the answers for the store.',
    fix: 'Add its provider to processors with the kind for that work, or take the kit out of the app. Accept the finding where the kit is there and sends nothing.',
    find({ site, appPackages }) {
      const found = [...kitsIn(appPackages?.lists ?? [])]
      return found.flatMap(([kit, places]): Match[] => {
        const uses = usesWithoutProcessor(kit, site)
        if (uses.length === 0) return []
        const [provider] = kit.providers
        const others = places.length > 1 ? ` It is in ${places.slice(1).join(', ')} as well.` : ''
        return [
          {
            suffix: `.${kit.key}`,
            location: places[0] ?? '',
            message: `The app contains ${kit.name}, for ${uses.join(', ')}, and no processor stands for it: ${provider} (${kit.source}).${others}`,
          },
        ]
      })
    },
  },
  {
    id: `${appFindings}:advertising`,
    severity: 'blocker',
    field: 'california.sharing',
    person: 'engineer',
    why: 'The documents say that nothing is sold or shared for advertising (§ 1798.140(ah) CCPA).',
    fix: 'Take the kit out of the app, or let counsel write what the texts say about advertising.',
    find({ site, appPackages }) {
      if (site.config.california.sharing !== 'none') return []
      const found = [...kitsIn(appPackages?.lists ?? [])]
      const advertising = found.filter(([kit]) => kit.uses.includes('advertising'))
      return advertising.map(([kit, places]) => ({
        suffix: `.${kit.key}`,
        location: places[0] ?? '',
        message: `The app contains ${kit.name}, which serves advertising, and california.sharing says none`,
      }))
    },
  },
  {
    id: `${appFindings}:unknown`,
    severity: 'note',
    person: 'engineer',
    why: 'The check knows common kits only; another package may send personal data, too.',
    fix: 'Look through the names for what sends data to others, and add its provider to processors.',
    find: ({ appPackages }) =>
      (appPackages?.lists ?? []).flatMap((list): Match[] => {
        const names = namesIn(list)
        const unknown = names.filter(name => !kitOf(list.ecosystem, name))
        if (unknown.length === 0) return []
        const packages = countText(names.length, 'package')
        const message = `The check does not know ${unknown.length} of ${packages}: ${unknown.join(', ')}`
        return [{ suffix: `:${list.file}`, location: list.file, message }]
      }),
  },
  {
    id: `${appFindings}:unread`,
    severity: 'note',
    person: 'engineer',
    message: 'The check does not read this list of packages',
    why: 'A kit that only this file names is not found.',
    fix: 'Compare the list with processors yourself.',
    find: ({ appPackages }) =>
      (appPackages?.unread ?? []).map(file => ({ suffix: `:${file}`, location: file })),
  },
]
