import { expect, it } from 'vitest'
import { processorKeys, testimonialKeys } from '../../src/launch/entryKeys.ts'
import { loadSite } from '../../src/model/loadSite.ts'
import type { SiteConfig } from '../../src/model/schema.ts'

const { config } = loadSite({ folder: 'tests/sites/finished', today: '2025-06-01' })
const [processor] = config.processors
const [testimonial] = config.testimonials
if (!processor || !testimonial) throw new Error('the finished site has both')

type Processor = SiteConfig['processors'][number]

it('a processor is named by its kind, and by its own name where there are more of a kind', () => {
  const of = (kind: Processor['kind'], name: Processor['name']) => ({ ...processor, kind, name })
  const processors = [
    of('ai-chat', 'Chat, Inc.'),
    of('other', '»Über & Cô« GmbH'),
    of('other', 'Logs 24'),
    of('other', 'Logs 24'),
    of('hosting', { placeholder: 'processor.hosting' }),
    of('hosting', 'Logs 24'),
    of('other', 'logs-24'),
  ]
  expect(processorKeys({ processors })).toEqual([
    'ai-chat',
    'other.uber-co-gmbh',
    'other.logs-24',
    'other.logs-24-2',
    'hosting.cloud-hosting-provider',
    'hosting.logs-24',
    'other.logs-24-3',
  ])
})

it('a review is named by the role of the person, in English', () => {
  const of = (en: string, name: string) => ({ ...testimonial, role: { en, de: 'Rolle' }, name })
  const testimonials = [of('Content Creator', 'A'), of('Artist', 'B'), of('Artist', 'C D')]
  expect(testimonialKeys({ testimonials })).toEqual(['content-creator', 'artist.b', 'artist.c-d'])
})
