import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { dropUnusedRules } from '../../../src/build/output/unusedRules.ts'

/** What is left of a style sheet on a page with a box, a menu in it and an input. */
function kept(sheet: string, scripts = ''): string {
  const body = '<div class="box wide"><nav id="menu"><input name="tone"></nav></div>'
  const tree = fromHtml(`<style>${sheet}</style>${body}`)
  dropUnusedRules(tree, scripts)
  return /<style>(.*)<\/style>/.exec(toHtml(tree))?.[1] ?? ''
}

it.each([
  ['of a class that it lacks', '.box{top:0}.badge{left:0}.badge .box{left:0}', '.box{top:0}'],
  ['of an id that it lacks', '#menu a{top:0}#contents a{left:0}', '#menu a{top:0}'],
  [
    'whose alternatives it lacks',
    ':is(.badge,.note) p{top:0}:is(.badge,.box) p{left:0}',
    ':is(.badge,.box) p{left:0}',
  ],
  [
    'that look for what it lacks',
    '.box:has(>.badge){top:0}.box:has(:checked){left:0}',
    '.box:has(:checked){left:0}',
  ],
  [
    'with one within another',
    '.box:is(:is(.badge):hover){top:0}.box:is(.wide:is(:hover)){left:0}',
    '.box.wide:hover{left:0}',
  ],
])('a page loses the rules %s', (_, sheet, left) => {
  expect(kept(sheet)).toBe(left)
})

it('of a list those selectors go that select nothing, and a condition goes that is empty then', () => {
  expect(
    kept(
      '@media print{.badge{top:0}@supports (top:0){.note{top:0}}}.badge,.box:not(.note,.badge),a:is(p,b){top:0}',
    ),
  ).toBe('.box:not(.note,.badge),a:is(p,b){top:0}')
})

it.each([
  ['what is not there yet', '[data-scrolled]:hover>input:checked:after{top:0}'],
  ['what is not to be there', '.box:not(.badge){top:0}'],
  [
    'conditions, faces, properties and keyframes',
    '@media print{.box{top:0}}@font-face{font-family:badge;src:url(a.badge)}@property --a{syntax:"*";inherits:true}@keyframes rise{0%{top:.5px}to{top:0}}',
  ],
  ['a place among others', '.box :nth-child(2 of .badge){top:0}'],
])('a page keeps rules for %s', (_, sheet) => {
  expect(kept(sheet)).toBe(sheet)
})

it('a page keeps the rules of a class that a script can give to it', () => {
  const sheet = '.language-select{top:0}'
  expect(kept(sheet, 'a.className=`pill language-select`')).toBe(sheet)
  expect(kept(sheet, 'language')).toBe('')
})
