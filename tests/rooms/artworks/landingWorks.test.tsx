import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ClosingTriptych } from '../../../src/artworks/ClosingTriptych.tsx'
import { LanguageProvider } from '../../../src/languages/LanguageProvider.tsx'
import { type Language, localized } from '../../../src/languages/languages.ts'
import { messages } from '../../../src/languages/messages.ts'
import type { ShownWork, ShownWorks } from '../../../src/media/shownWorks.ts'
import { loadSite } from '../../../src/model/loadSite.ts'
import { Landing } from '../../../src/pages/landing/Landing.tsx'
import { textOf } from '../../sites/tree.ts'

const site = loadSite({ folder: 'tests/sites/finished', today: '2027-03-01' })

const places = [
  ...(['hero-video', 'hero-image', 'hero-chat', 'feature-video', 'feature-image'] as const),
  ...(['feature-chat', 'feature-organize', 'feature-share'] as const),
]

const work = (place: string): ShownWork => ({
  ...{ width: 1000, height: 700, src: `/${place}.webp`, sizes: '90vw' },
  sources: { avif: `/${place}.avif 480w`, webp: `/${place}.webp 480w` },
  alt: { en: `A picture at ${place}`, de: `Ein Bild bei ${place}` },
  prompt: { en: `Prompt of ${place}`, de: `Prompt von ${place}` },
})

const worksAt = (...names: readonly string[]): ShownWorks =>
  Object.fromEntries(names.map(name => [name, work(name)]))

/** The elements of the landing page that a selector matches. */
function shown(works: ShownWorks, language: Language = 'en') {
  const page = fromHtml(
    renderToStaticMarkup(
      <LanguageProvider
        language={language}
        messages={messages[language]}
        alternates={localized(() => '/')}
      >
        <Landing site={site} reviews={[]} questions={[]} stores={[]} works={works} />
        <ClosingTriptych />
      </LanguageProvider>,
    ),
  )
  return (selector: string): Element[] => selectAll(selector, page)
}

it('every drawing has its parts, whichever of the works are the operator’s', () => {
  // A part that drawings share is drawn by the first of them: whichever two are replaced, or but one.
  const subsets = Array.from({ length: 2 ** places.length }, (_, bits) =>
    places.filter((_place, index) => bits & (1 << index)),
  ).filter(({ length }) => length <= 2 || length >= places.length - 1)
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

describe('a work of the operator', () => {
  it('has its prompt as caption, and says that it was made with AI', () => {
    const german = shown(worksAt('hero-image', 'feature-share'), 'de')
    expect(german('.panel-frame figcaption').map(textOf)).toEqual([
      'Video aus Text',
      'Bilder „Prompt von hero-image“ Mit KI erstellt',
      'Chat in Ihren Worten',
    ])
    expect(german('.feature-share figcaption').map(textOf)).toEqual([
      '„Prompt von feature-share“ Mit KI erstellt',
    ])
  })

  it('names the language of a text that is not translated', () => {
    const { alt, prompt } = { alt: { en: 'Hills' }, prompt: { en: 'Draw hills' } }
    const german = shown({ 'hero-chat': { ...work('hero-chat'), alt, prompt } }, 'de')
    const [image] = german('img')
    expect(image?.properties).toMatchObject({ alt: 'Hills', lang: 'en' })
    expect(german('figcaption [lang=en]').map(textOf)).toEqual(['„Draw hills“'])
    const clip = shown({ 'hero-video': { ...work('hero-video'), alt, clip: '/a.mp4' } }, 'de')
    expect(clip('video')[0]?.properties).toMatchObject({ ariaLabel: 'Hills', lang: 'en' })
    expect(shown(worksAt('hero-chat'), 'de')('img')[0]?.properties).not.toHaveProperty('lang')
  })

  it('that is a clip plays when it is asked to, and names itself once', () => {
    const elements = shown({ 'hero-video': { ...work('hero-video'), clip: '/a.mp4' } })
    expect(elements('video').map(({ properties }) => properties)).toEqual([
      {
        ...{ src: '/a.mp4', controls: true, preload: 'none', playsInline: true },
        ariaLabel: 'A picture at hero-video',
        // Clear, so that the picture below is seen.
        poster: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
      },
    ])
    expect(elements('.clip img').map(({ properties }) => properties.alt)).toEqual([''])
  })

  it('is loaded at once in the first panel, and elsewhere when it comes near', () => {
    const images = shown(worksAt(...places))('img')
    expect(images.map(({ properties }) => properties.loading)).toEqual([
      undefined,
      ...places.slice(1).map(() => 'lazy'),
    ])
  })

  it('is asked for early in the first panel, and later beside it', () => {
    const priorities = shown(worksAt(...places))('img').map(image => image.properties.fetchPriority)
    expect(priorities.slice(0, 4)).toEqual(['high', 'low', 'low', undefined])
  })

  it.each([
    [[], 'These pictures were drawn for this page.'],
    [['feature-chat'], 'The pictures without a prompt were drawn for this page.'],
    [places, undefined],
  ])('with works at %j, the page says which pictures were drawn', (names, expected) => {
    const [, note] = shown(worksAt(...names))('.hero-notes p')
    expect(note && textOf(note)).toBe(expected)
  })
})
