import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../src/company/languages/languages.ts'
import type { Page } from '../../../src/company/routing/pageTable.ts'
import { type ShownPlace, shownPlaces } from '../../../src/company/schema/works.ts'
import { loadSite } from '../../../src/company/site/loadSite.ts'
import { ClosingTriptych } from '../../../src/website/artworks/World.tsx'
import type { ShownWork, ShownWorks } from '../../../src/website/components/assets.ts'
import { focusCss } from '../../../src/website/pages/landing/Shot.tsx'
import { message } from '../../sites/message.ts'
import { renderLanding } from '../../sites/renderLanding.tsx'
import { buildOf, renderSite } from '../../sites/renderSite.ts'
import { textOf } from '../../sites/tree.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })

const work = (name: string, prompt: ShownWork['prompt']): ShownWork => ({
  width: 1000,
  height: 700,
  src: `/${name}.webp`,
  prompt,
  sources: { avif: `/${name}.avif 480w`, webp: `/${name}.webp 480w` },
})

/** Works of every place: three of one prompt in a panel, two of a feature. */
function worksOf(place: ShownPlace): readonly ShownWork[] {
  const isPanel = place === 'video' || place === 'image'
  const prompt = isPanel
    ? { en: `A *red | blue | green* ${place}`, de: `*Rot | Blau | Grün*, ${place}` }
    : { en: `For ${place}`, de: `Für ${place}` }
  return Array.from({ length: isPanel ? 3 : 2 }, (_, index) => work(place + index, prompt))
}

const worksAt = (...places: readonly ShownPlace[]): ShownWorks =>
  Object.fromEntries(places.map(place => [place, worksOf(place)]))

/** The end of the landing page. */
function renderFooter(works: ShownWorks, language: Language): string {
  const isLanding = ({ kind, language: code }: Page) => kind === 'landing' && code === language
  const [landing] = renderSite(site, isLanding, { ...buildOf(site), works })
  return landing?.html.replace(/.*<footer/, '<footer') ?? ''
}

/** The elements of the landing page that a selector matches. */
function shown(works: ShownWorks, language: Language = 'en') {
  const closing = works.closing ? '' : renderToStaticMarkup(<ClosingTriptych />)
  const page = fromHtml(renderLanding(site, language, { works }) + closing)
  return (selector: string): Element[] => selectAll(selector, page)
}

it('every drawing has its parts, whichever of the works are the company’s', () => {
  // A part that drawings share is drawn by the first of them: whichever two are replaced, or but one.
  const subsets = Array.from({ length: 2 ** shownPlaces.length }, (_, bits) =>
    shownPlaces.filter((_place, index) => bits & (1 << index)),
  ).filter(({ length }) => length <= 2 || length >= shownPlaces.length - 1)
  const faults = subsets.flatMap(names => {
    const elements = shown(worksAt(...names))
    const ids = elements('[id]').map(({ properties }) => String(properties.id))
    const used = elements('svg use').map(({ properties }) => String(properties.href).slice(1))
    const paints = elements('svg [fill], svg [mask]').flatMap(({ properties }) =>
      [properties.fill, properties.mask].flatMap(
        value => /^url\(#(.+)\)$/.exec(String(value))?.[1] ?? [],
      ),
    )
    const lost = [...used, ...paints].filter(id => !ids.includes(id))
    const twice = ids.filter((id, index) => ids.indexOf(id) < index)
    return lost.length + twice.length > 0 ? [{ names, lost, twice }] : []
  })
  expect(subsets).toHaveLength(46)
  expect(faults).toEqual([])
})

describe('works of the company', () => {
  it('are what the sentence of a panel chooses among, drawn panels stay', () => {
    const german = shown(worksAt('video'), 'de')
    const [line] = german('.panel-left .prompt')
    expect(line && textOf(line)).toBe('Rot Blau Grün video')
    expect(
      german('.panel-left [role=radiogroup]').map(({ properties }) => properties.ariaLabel),
    ).toEqual(['Wählen Sie ein Wort: Video'])
    expect(german('.panel-left [type=radio]').map(({ properties }) => properties.checked)).toEqual([
      true,
      undefined,
      undefined,
    ])
    expect(german('.panel-left .shot img').map(({ properties }) => properties.alt)).toEqual([
      'Rot, video',
      'Blau, video',
      'Grün, video',
    ])
    expect(german('.panel-image [type=radio]')).toHaveLength(3)
    // The chat, which speaks of them, shows the same pictures.
    expect(german('.sent img').map(({ properties }) => [properties.src, properties.alt])).toEqual([
      ['/video0.webp', 'Rot, video'],
      ['/video1.webp', 'Blau, video'],
      ['/video2.webp', 'Grün, video'],
    ])
    expect(german('.panel-chat .stack p')).toHaveLength(4)
  })

  it('of one sentence without a word to choose are a picture with it', () => {
    const elements = shown({ image: [work('a', { en: 'A glass flower' })] })
    const [line] = elements('.panel-work .prompt')
    expect(line && textOf(line)).toBe('A glass flower')
    expect(elements('.panel-work [type=radio]')).toEqual([])
  })

  it('name the language of a sentence that is not translated', () => {
    const prompt = { en: 'A *red | blue* hill' }
    const german = shown({ image: [work('a', prompt), work('b', prompt)] }, 'de')
    expect(german('.prompt span[lang=en], .prompt label[lang=en]').map(textOf)).toEqual([
      'A',
      'red',
      'blue',
      'hill',
    ])
    // What the group is called is in the language of the page.
    expect(german('.prompt [lang] [role=radiogroup], .prompt [role=radiogroup][lang]')).toEqual([])
    expect(german('.panel-work img[lang=en]').map(({ properties }) => properties.alt)).toEqual([
      'A red hill',
      'A blue hill',
    ])
    expect(shown(worksAt('image'), 'de')('.panel-work [lang]')).toEqual([])
  })

  it('are loaded at once in the first panel, and elsewhere when they are shown', () => {
    const images = shown(worksAt(...shownPlaces))('img')
    expect(
      images.slice(0, 4).map(({ properties }) => [properties.loading, properties.fetchPriority]),
    ).toEqual([
      [undefined, 'high'],
      ['lazy', undefined],
      ['lazy', undefined],
      ['lazy', undefined],
    ])
    expect(images.slice(1).every(({ properties }) => properties.loading === 'lazy')).toBe(true)
  })

  it.each([
    [[], []],
    [['video'] as const, ['.panel-left', '.panel-right']],
    [['image'] as const, [':nth-child(2)']],
    [['video', 'image'] as const, ['.panel-left', ':nth-child(2)', '.panel-right']],
  ])(
    'at %j: every panel that shows one says that it was made with AI, the chat of its picture, and no other does',
    (places, marked) => {
      const elements = shown(worksAt(...places))
      const panels = marked.map(panel => `.panel-frame${panel}`)
      const tags = (selector: string) => elements(`${selector} figcaption .made-with`).map(textOf)
      const words = (panel: string) =>
        panel === '.panel-right' ? message('work.pictureMadeWith') : message('work.madeWith')
      expect(panels.map(tags)).toEqual(marked.map(panel => [words(panel)]))
      expect(tags('.panel-frame')).toHaveLength(panels.length)
      expect(elements('.panel-frame:has(picture)')).toHaveLength(panels.length)
    },
  )

  it('at the end of the page is one picture across three panels, which has a name once', () => {
    const closing = work('closing', { en: 'A harbor at night', de: 'Ein Hafen bei Nacht' })
    const page = fromHtml(renderFooter({ closing: [closing] }, 'de'))
    const images = selectAll('.closing img', page)
    expect(images.map(({ properties: { src, alt, loading } }) => [src, alt, loading])).toEqual([
      ['/closing.webp', '', 'lazy'],
      ['/closing.webp', 'Ein Hafen bei Nacht', 'lazy'],
      ['/closing.webp', '', 'lazy'],
    ])
    expect(selectAll('.closing + figcaption', page).map(textOf)).toEqual(['Mit KI erstellt'])
    expect(selectAll('.closing svg', page)).toEqual([])
    const drawn = fromHtml(renderFooter({}, 'de'))
    expect(selectAll('.closing svg', drawn)).toHaveLength(3)
    expect(selectAll('.footer-call .made-with', drawn)).toEqual([])
  })

  it('keep the part that their company names, and their clips do, too', () => {
    const coast = { ...work('coast', { en: 'A coast' }), clip: '/coast.mp4', focus: '40% 60%' }
    const works = { video: [coast], image: [work('a', { en: 'A flower' })] }
    const elements = shown(works)
    const focused = elements('[data-focus]').map(({ tagName, properties }) => [
      tagName,
      properties.dataFocus,
    ])
    // The picture, its clip with and without a script, and the picture in the chat.
    expect(focused).toEqual([
      ['img', '40% 60%'],
      ['video', '40% 60%'],
      ['video', '40% 60%'],
      ['img', '40% 60%'],
    ])
    expect(focusCss(works)).toBe('[data-focus="40% 60%"]{object-position:40% 60%}')
    expect(focusCss({ image: works.image })).toBe('')
  })

  it.each([
    [[], message('hero.drawn')],
    [['feature-chat'] as const, message('hero.drawnOthers')],
    // The picture at the end of the page stays.
    [shownPlaces.filter(place => place !== 'closing'), message('hero.drawnOthers')],
    [shownPlaces, undefined],
  ])('at %j: the page says which pictures were drawn', (places, expected) => {
    const [, note] = shown(worksAt(...places))('.hero-notes p')
    expect(note && textOf(note)).toBe(expected)
  })
})
