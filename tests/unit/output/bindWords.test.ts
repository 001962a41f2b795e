import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { bindWords } from '../../../src/build/output/finishPages.ts'

function bound(body: string): string {
  const tree = fromHtml(`<!doctype html><html lang="de"><body>${body}</body></html>`)
  bindWords(tree)
  return /<body>(.*)<\/body>/s.exec(toHtml(tree))?.[1]?.replaceAll('\u00A0', '~') ?? ''
}

it.each([
  ['a text', '<p>§ 36 VSBG</p>', '<p>§~36 VSBG</p>'],
  ['a text and the link in it', '<p>Art. <a>6</a> Abs. 1</p>', '<p>Art.~<a>6</a> Abs.~1</p>'],
  ['a name that is isolated', '<p>§ <bdi>36</bdi> VSBG</p>', '<p>§~<bdi>36</bdi> VSBG</p>'],
  ['a text in its own language', '<p lang="es">EE. UU.</p>', '<p lang="es">EE.~UU.</p>'],
  ['no text in a language it does not know', '<p lang="it">§ 36</p>', '<p lang="it">§ 36</p>'],
  [
    'a figure that changed',
    '<p>§ <del>35</del> § <ins>36</ins></p>',
    '<p>§~<del>35</del> §~<ins>36</ins></p>',
  ],
  ['nothing across paragraphs', '<p>Art. </p><p>6</p>', '<p>Art. </p><p>6</p>'],
  ['a link and the text after it', '<p><a>Art.</a> 6</p>', '<p><a>Art.</a>~6</p>'],
  ['nothing into a paragraph', '<div>Art. <p>6</p></div>', '<div>Art. <p>6</p></div>'],
  ['nothing out of one', '<div><p>Art. </p>6</div>', '<div><p>Art. </p>6</div>'],
  ['nothing across a line break', '<p>Art. <br>6</p>', '<p>Art. <br>6</p>'],
  ['nothing across languages', '<p>Art. <i lang="es">6</i></p>', '<p>Art. <i lang="es">6</i></p>'],
  [
    'what follows a part in another language',
    '<p>§ 1 <i lang="it">§ 2</i> § 3</p>',
    '<p>§~1 <i lang="it">§ 2</i> §~3</p>',
  ],
  ['no drawing', '<svg><text>§ 36</text></svg>', '<svg><text>§ 36</text></svg>'],
  ['no code', '<p><code>§ 36</code></p>', '<p><code>§ 36</code></p>'],
  ['nothing to copy', '<pre>§ 36</pre>', '<pre>§ 36</pre>'],
  [
    'no address and no name',
    '<a href="mailto:a@b.de?body=§ 36" id="§ 36" aria-label="§ 36">§ 36</a>',
    '<a href="mailto:a@b.de?body=§ 36" id="§ 36" aria-label="§ 36">§~36</a>',
  ],
])('binds %s', (_, body, expected) => {
  expect(bound(body)).toBe(expected)
})
