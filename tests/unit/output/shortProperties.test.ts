import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { shortenProperties } from '../../../src/build/output/shortProperties.ts'

function shortened(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  shortenProperties(tree)
  return toHtml(tree)
}

it('two style sheets of a page get one short name for each custom property', () => {
  expect(
    shortened(
      '<style>:root{--fallback:serif;--face:A,var(--fallback)}b{font:1px/1 var(--fallback)}</style><style>p{--ink:red;color:var(--ink);font:1px/1 var(--face)}</style>',
    ),
  ).toBe(
    '<style>:root{--a:serif;--b:A,var(--a)}b{font:1px/1 var(--a)}</style><style>p{--c:red;color:var(--c);font:1px/1 var(--b)}</style>',
  )
})

it('a name that a drawing uses is as short there, and no other property takes it', () => {
  expect(
    shortened('<style>p{--ink:red;--a:blue}</style><path fill="var(--a)" class="--a"></path>'),
  ).toBe('<style>p{--a:red;--b:blue}</style><path fill="var(--b)" class="--a"></path>')
})

it('the origin of pictures, which a script sets, keeps its name', () => {
  expect(shortened('<style>p{--place:0;left:var(--origin)}</style>')).toBe(
    '<style>p{--a:0;left:var(--origin)}</style>',
  )
})

it('names get longer where those of a length are all given', () => {
  const declarations = Array.from({ length: 703 }, (_, index) => `--name-${index}:0`)
  const names = shortened(`<style>p{${declarations.join(';')}}</style>`).match(/--[a-z]+/g) ?? []
  expect(names.filter((_, index) => [0, 25, 26, 701, 702].includes(index))).toEqual([
    '--a',
    '--z',
    '--aa',
    '--zz',
    '--aaa',
  ])
})

it('registered properties and keyframes get short names', () => {
  expect(
    shortened(
      '<style>@property --sun{syntax:"*";inherits:true}@keyframes --rise{to{--sun:1}}p{animation:1s --rise;top:var(--sun)}</style>',
    ),
  ).toBe(
    '<style>@property --a{syntax:"*";inherits:true}@keyframes --b{to{--a:1}}p{animation:1s --b;top:var(--a)}</style>',
  )
})

it('the address of a file stays, whatever its hash is', () => {
  const style = '<style>@font-face{src:url(/fonts/a.--hash.woff2)}.b--c{color:red}</style>'
  expect(shortened(style)).toBe(style)
})

it('tokens that a page does not use go, and those that it uses once are replaced by their value', () => {
  expect(
    shortened(
      '<style>:root{--l-ink:red;--l-ink-large:blue;--wide:9px}p{color:var(--l-ink);width:var(--wide);height:var(--wide)}</style>',
    ),
  ).toBe('<style>:root{--a:9px}p{color:red;width:var(--a);height:var(--a)}</style>')
})

it('a token stays that has another value elsewhere, or whose value is made of others', () => {
  expect(
    shortened(
      '<style>:root{--ink:red;--line:var(--ink)}p{--ink:blue;color:var(--ink);outline:var(--line)}</style>',
    ),
  ).toBe('<style>:root{--a:red;--b:var(--a)}p{--a:blue;color:var(--a);outline:var(--b)}</style>')
})
