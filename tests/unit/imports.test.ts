import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'

/** Folders in the direction of imports, as the guide for contributors prints them. */
const order = Array.from(
  readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([\w/]+)\/` \|/gm),
  ([, folder = '']) => folder,
)

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /^(?:src|server|scripts)\/.*\.(?:tsx?|mjs)$/.test(file))
  .filter(file => existsSync(file))

/** The place of a file's folder in the order; a folder within another one counts for itself. */
function rankOf(file: string): number {
  const folders = order.filter(folder => file.startsWith(`${folder}/`))
  const [nearest = ''] = folders.toSorted((first, second) => second.length - first.length)
  return order.indexOf(nearest)
}

/** The part of the sources that a file belongs to: `src/company`. */
function partOf(file: string): string | undefined {
  return /^src\/\w+/.exec(file)?.[0]
}

/** The files of the project that a file imports: statically, dynamically, or as a type. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      readFileSync(file, 'utf8').slice(start + 1, end - 1),
    ),
  ]
  return specifiers
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')))
    .filter(target => /\.(?:tsx?|mjs)$/.test(target))
}

const graph = new Map(sources.map(file => [file, importsOf(file)]))

/** A path from a node of a graph back to itself; empty where there is none. */
function cycleFrom(start: string, targets: (node: string) => Iterable<string>): string[] {
  const visited = new Set<string>([start])
  const walk = (node: string, path: readonly string[]): string[] => {
    for (const target of targets(node)) {
      if (target === start) return [...path, target]
      if (visited.has(target)) continue
      visited.add(target)
      const found = walk(target, [...path, target])
      if (found.length > 0) return found
    }
    return []
  }
  return walk(start, [start])
}

/** The folders beside a file's own that it imports from, below the same parent. */
function neighbors(folder: string): Set<string> {
  const parent = posix.dirname(folder)
  const targets = sources
    .filter(file => file.startsWith(`${folder}/`))
    .flatMap(file => graph.get(file) ?? [])
    .filter(target => target.startsWith(`${parent}/`) && !target.startsWith(`${folder}/`))
    .map(target => target.slice(parent.length + 1).split('/'))
    .flatMap(([name = '', ...rest]) => (rest.length > 0 ? `${parent}/${name}` : []))
  return new Set(targets)
}

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function* nodesBelow(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesBelow(item)
  if (!isNode(value)) return
  yield value
  for (const field of Object.values(value)) yield* nodesBelow(field)
}

/** The nodes that run while their module is imported: those of functions run when these are called. */
function* nodesRunOnImport(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesRunOnImport(item)
  if (!isNode(value) || /^(?:Function|ArrowFunction)/.test(value.type)) return
  yield value
  for (const field of Object.values(value)) yield* nodesRunOnImport(field)
}

/**
 * What a node does that an import must not do: it waits, or calls a function of the file system.
 * @param ofDisk names that the module imports from the file system
 */
function onImport(node: SyntaxNode, ofDisk: readonly string[]): string | undefined {
  if (node.type === 'AwaitExpression') return 'waits'
  if (node.type === 'ForOfStatement' && node.await === true) return 'waits'
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const { callee } = node
  const called =
    callee.type === 'MemberExpression' && isNode(callee.object) ? callee.object : callee
  return ofDisk.includes(String(called.name)) ? 'reads the disk' : undefined
}

/** The variables at the top level of a module that hold what earlier calls have left there. */
function keptBetweenCalls(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  return program.body
    .map(statement =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .filter(statement => statement?.type === 'VariableDeclaration')
    .flatMap(({ kind, declarations }) =>
      declarations.flatMap(({ id, init }) => {
        const callee = init?.type === 'CallExpression' ? init.callee : undefined
        const isCache = callee?.type === 'Identifier' && callee.name === 'recentResults'
        const isEmptyCollection = init?.type === 'NewExpression' && init.arguments.length === 0
        const isKept = kind === 'let' || isCache || isEmptyCollection
        return isKept && id.type === 'Identifier' ? id.name : []
      }),
    )
}

/** What a node reads or writes that belongs to the process rather than to a site. */
function stateIn(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' && node.name === 'globalThis') return 'globalThis'
  if (node.type === 'NewExpression' && isNode(node.callee) && node.callee.name === 'Date') {
    return Array.isArray(node.arguments) && node.arguments.length === 0 ? 'the clock' : undefined
  }
  if (node.type === 'ImportDeclaration' && isNode(node.source)) {
    return /^(?:node:)?process$/.test(String(node.source.value)) ? 'the process' : undefined
  }
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return
  const path = `${node.object.name}.${node.property.name}`
  const clock = 'the clock'
  return { 'process.env': 'the environment', 'Date.now': clock, 'performance.now': clock }[path]
}

describe('imports', () => {
  it('every folder with code has its place in the order', () => {
    expect(order).toHaveLength(25)
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter(file => rankOf(file) === -1)).toEqual([])
  })

  it('run one way: no folder reaches up', () => {
    const upward = sources.flatMap(file =>
      (graph.get(file) ?? [])
        .filter(target => rankOf(target) > rankOf(file))
        .map(target => `${file} → ${target}`),
    )
    expect(upward).toEqual([])
  })

  it('import a folder through its index.ts', () => {
    // What runs in browsers names files, since an index brings along what only Node can load; Vike, which
    // reads style sheets, takes the routes from their own file.
    const isExempt = (file: string, target: string) =>
      /^src\/website\/(?:client|components|artworks)\//.test(file) ||
      target === 'src/website/pages/routes.tsx'
    const inside = sources.flatMap(file =>
      (graph.get(file) ?? [])
        .filter(target => rankOf(target) !== rankOf(file) && !target.endsWith('/index.ts'))
        .filter(target => target.endsWith('.ts') || target.endsWith('.tsx'))
        .filter(target => !isExempt(file, target))
        .map(target => `${file} → ${target}`),
    )
    expect(inside).toEqual([])
  })

  it('enter another part of src through the index.ts of the part', () => {
    const isBrowserCode = (file: string) =>
      /^src\/website\/(?:client|components|artworks)\//.test(file)
    const inside = sources.flatMap(file =>
      (graph.get(file) ?? [])
        .filter(target => partOf(target) !== undefined && partOf(target) !== partOf(file))
        .filter(target => target !== `${partOf(target)}/index.ts`)
        .filter(target => /\.tsx?$/.test(target) && !isBrowserCode(file))
        .filter(target => target !== 'src/website/pages/routes.tsx')
        .map(target => `${file} → ${target}`),
    )
    expect(inside).toEqual([])
  })

  it('run one way between the folders within a folder, too', () => {
    const folders = [...new Set(sources.map(file => posix.dirname(file)))]
    const cycles = folders.map(folder => cycleFrom(folder, neighbors))
    expect(cycles.filter(cycle => cycle.length > 0)).toEqual([])
  })

  it('reach no style sheet from what a build writes in Node, which reads none', () => {
    const reached = new Set(sources.filter(file => file.startsWith('src/build/output/')))
    for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target)
    const styled = [...reached].filter(file => /\.css\?inline'/.test(readFileSync(file, 'utf8')))
    expect(styled).toEqual([])
  })

  it('hold no cycle', () => {
    const cycles = sources.map(file => cycleFrom(file, node => graph.get(node) ?? []))
    expect(cycles.filter(cycle => cycle.length > 0)).toEqual([])
  })
})

/** The names that a file declares at its top level, and those of them that it exports. */
function declaredNames(file: string) {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const declared: string[] = []
  const exported: string[] = []
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (!declaration || !/Declaration$/.test(declaration.type)) continue
    const nodes: unknown[] =
      'declarations' in declaration ? [...declaration.declarations] : [declaration]
    for (const node of nodes) {
      const id = isNode(node) ? node.id : undefined
      if (!isNode(id) || typeof id.name !== 'string') continue
      declared.push(id.name)
      if (isExport) exported.push(id.name)
    }
  }
  return { declared, exported }
}

it('an exported name means one thing in all of src', () => {
  const files = sources
    .filter(file => /^src\/.*\.tsx?$/.test(file))
    .map(file => [file, declaredNames(file)] as const)
  const twice = files.flatMap(([file, { exported }]) =>
    files
      .filter(([other]) => other !== file)
      .flatMap(([other, { declared }]) =>
        exported
          .filter(name => declared.includes(name))
          .map(name => `${name}: ${file} and ${other}`),
      ),
  )
  expect(twice).toEqual([])
})

describe('a site is a value', () => {
  // What runs in the visitor's browser has a clock and a window of its own.
  const siteSources = sources.filter(
    file => file.startsWith('src/') && !/^src\/website\/(?:client|components)\//.test(file),
  )

  it('nothing it is computed with looks at the environment, the clock or a global variable', () => {
    const found = siteSources.flatMap(file => {
      const text = readFileSync(file, 'utf8')
      if (!/\b(?:globalThis|Date|performance|process)\b/.test(text)) return []
      const { program } = parseSync(file, text)
      return Array.from(nodesBelow(program.body), stateIn)
        .filter(state => state !== undefined)
        .map(state => `${file}: ${state}`)
    })
    expect(found).toEqual([])
  })

  it('no module waits, or reads the disk, while it is imported', () => {
    const found = siteSources.flatMap(file => {
      const { program, module } = parseSync(file, readFileSync(file, 'utf8'))
      const ofDisk = module.staticImports
        .filter(({ moduleRequest }) => /^node:fs/.test(moduleRequest.value))
        .flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
      return Array.from(nodesRunOnImport(program.body), node => onImport(node, ofDisk))
        .filter(action => action !== undefined)
        .map(action => `${file}: ${action}`)
    })
    expect(found).toEqual([])
  })

  it('what sites of a process share is a table that is filled once, or a cache with a limit', () => {
    const kept = siteSources.flatMap(file => keptBetweenCalls(file).map(name => `${file}: ${name}`))
    expect(kept).toEqual([
      'src/company/countries/countries.ts: countriesByName',
      'src/company/site/pageHeads.ts: readHeadOf',
      'src/company/texts/parse.ts: treeOf',
    ])
  })
})
