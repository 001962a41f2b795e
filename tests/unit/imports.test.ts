import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'

/** Folders in the direction of imports: each may import from those before it, and from itself. */
const order = [
  'server',
  'src/site',
  'src/i18n',
  'src/content',
  'src/legal',
  'src/artworks',
  'src/components',
  'src/fonts',
  'src/client',
  'src/pages',
  'src/launch',
  'src/prerender',
  'src/publish',
  'contract',
  'scripts',
]

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(file => /^(?:src|server|contract|scripts)\/.*\.(?:tsx?|mjs)$/.test(file))
  .filter(file => existsSync(file))

function rankOf(file: string): number {
  // The operator's file belongs to the folder of its schema.
  if (file === 'src/site.ts') return order.indexOf('src/site')
  return order.findIndex(folder => file.startsWith(`${folder}/`))
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

function cycleFrom(start: string): string[] {
  const walk = (file: string, path: readonly string[]): string[] => {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return [...path, target]
      if (visited.has(target)) continue
      visited.add(target)
      const found = walk(target, [...path, target])
      if (found.length > 0) return found
    }
    return []
  }
  const visited = new Set<string>([start])
  return walk(start, [start])
}

describe('imports', () => {
  it('every folder with code has its place in the order', () => {
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

  it('hold no cycle', () => {
    expect(sources.map(cycleFrom).filter(cycle => cycle.length > 0)).toEqual([])
  })

  it('name no virtual module outside of src/prerender', () => {
    const virtual = sources.filter(file => /from 'virtual:/.test(readFileSync(file, 'utf8')))
    expect(virtual.every(file => file.startsWith('src/prerender/'))).toBe(true)
  })
})
