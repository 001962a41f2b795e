import { describe, expect, it } from 'vitest'
import type { TranslationUnit } from '../../src/texts/exchange/translationUnits.ts'
import { readXliff, writeXliff } from '../../src/texts/exchange/xliff.ts'

const unit = (values: Partial<TranslationUnit>): TranslationUnit => ({
  ...{ id: 'x1_1', place: 'scope, paragraph', state: 'unread' },
  ...{ english: 'One.', englishBefore: undefined, translation: 'Eins.' },
  ...values,
})

describe('what is written', () => {
  it('is a file for each text, with its state, the English before and codes for what is not translated', () => {
    const text = writeXliff('de', [
      {
        name: 'documents/terms-of-service',
        units: [
          unit({
            ...{ state: 'stale', englishBefore: 'Once.' },
            english: 'See [**two** things](/a) of {{company.brand}} and **more**.',
            translation: '**Zwei** [Dinge](/a) von {{company.brand}}.',
          }),
        ],
      },
      {
        name: 'landing',
        units: [
          unit({ id: 'x2_1', place: 'hero.title, copy', state: 'missing', translation: '' }),
          unit({ id: 'x3_1', state: 'confirmed', english: 'Scope {#scope}' }),
          unit({ id: 'x4_1' }),
        ],
      },
    ])
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
<file id="f1" original="documents/terms-of-service">
<unit id="x1_1" name="scope, paragraph" xml:space="preserve"><notes><note category="English before">Once.</note></notes><originalData><data id="d1">[</data><data id="d2">**</data><data id="d3">](/a)</data><data id="d4">{{company.brand}}</data></originalData><segment state="initial"><source>See <ph id="d1-1" dataRef="d1" disp="["></ph><ph id="d2-1" dataRef="d2" disp="**"></ph>two<ph id="d2-2" dataRef="d2" disp="**"></ph> things<ph id="d3-1" dataRef="d3" disp="](/a)"></ph> of <ph id="d4-1" dataRef="d4" disp="{{company.brand}}"></ph> and <ph id="d2-3" dataRef="d2" disp="**"></ph>more<ph id="d2-4" dataRef="d2" disp="**"></ph>.</source><target><ph id="d2-1" dataRef="d2" disp="**"></ph>Zwei<ph id="d2-2" dataRef="d2" disp="**"></ph> <ph id="d1-1" dataRef="d1" disp="["></ph>Dinge<ph id="d3-1" dataRef="d3" disp="](/a)"></ph> von <ph id="d4-1" dataRef="d4" disp="{{company.brand}}"></ph>.</target></segment></unit>
</file>
<file id="f2" original="landing">
<unit id="x2_1" name="hero.title, copy" xml:space="preserve"><segment state="initial"><source>One.</source></segment></unit>
<unit id="x3_1" name="scope, paragraph" xml:space="preserve"><originalData><data id="d1"> {#scope}</data></originalData><segment state="final"><source>Scope<ph id="d1-1" dataRef="d1" disp="{#scope}"></ph></source><target>Eins.</target></segment></unit>
<unit id="x4_1" name="scope, paragraph" xml:space="preserve"><segment state="translated"><source>One.</source><target>Eins.</target></segment></unit>
</file>
</xliff>
`)
  })
})

const xliff = (units: string, version = '2.0') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" trgLang="fr"><file original="rights">${units}</file></xliff>`

describe('what programs give back', () => {
  it.each([
    [
      'words with their codes, in their elements, wherever they are put',
      '<unit id="x1_1"><originalData><data id="d1">{{company.brand}}</data></originalData><segment><source>One</source><target> Chez <mrk id="m1"><ph id="d1-1" dataRef="d1"/></mrk>. </target></segment></unit>',
      [{ id: 'x1_1', translation: 'Chez {{company.brand}}.', isDone: false }],
    ],
    [
      'segments of a unit, with the spaces between them',
      '<unit id="x1_1"><segment state="translated"><target>Un.</target></segment><ignorable state="final"><target> </target></ignorable><segment state="reviewed"><target>Deux.</target></segment></unit>',
      [{ id: 'x1_1', translation: 'Un. Deux.', isDone: true }],
    ],
    [
      'a unit of which a part is still to be done',
      '<unit id="x1_1"><segment state="final"><target>Un.</target></segment><segment state="initial"><source>Two.</source></segment></unit>',
      [{ id: 'x1_1', translation: 'Un.', isDone: false }],
    ],
    [
      'units in groups within groups, and notes that are none',
      '<notes><note>Hello</note></notes><group><group><unit id="x1_1"><segment state="final"><target>Un.</target></segment></unit></group></group>',
      [{ id: 'x1_1', translation: 'Un.', isDone: true }],
    ],
    [
      'words without a code that nobody knows',
      '<unit id="x1_1"><segment state="final"><target>Un<ph id="p" dataRef="d9"/>.</target></segment></unit>',
      [{ id: 'x1_1', translation: 'Un.', isDone: true }],
    ],
  ])('%s', (_, units, expected) => {
    expect(readXliff('a.xlf', xliff(units, '2.1'))).toEqual({
      language: 'fr',
      texts: [{ name: 'rights', units: expected }],
    })
  })

  it.each([
    ['<xliff', /^a\.xlf: is not XML: /],
    ['<html/>', /^a\.xlf: is not XLIFF 2\.0\. Have it saved in the version it was exported in/],
    [xliff('', '1.2'), /^a\.xlf: is not XLIFF 2\.0\./],
  ])('%s is refused', (text, message) => {
    expect(() => readXliff('a.xlf', text)).toThrow(message)
  })
})
