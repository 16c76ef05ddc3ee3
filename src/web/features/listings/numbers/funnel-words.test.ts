import { expect, it } from 'vitest'
import { type Counts, MEASURES, toFunnel } from '#domain/ground/funnel.ts'
import { describeFunnel, describeShare } from './funnel-words.ts'

const counts = (some: Partial<Counts>) =>
  ({ ...Object.fromEntries(MEASURES.map((measure) => [measure, 0])), ...some }) as Counts
const stepsOf = (some: Partial<Counts>) => toFunnel(counts(some)).map(describeShare)

it('shares are said in percent, or not at all', () => {
  expect(stepsOf({ appearances: 1240, views: 31, saves: 20 }).slice(0, 4)).toEqual([
    '',
    '2.5% of seen',
    '65% of opened',
    '0.0% of opened',
  ])
  expect(stepsOf({ appearances: 29, views: 3 })[1]).toBe('too few to say')
})

it('a space is described beside similar ones, where there are enough', () => {
  const funnel = toFunnel(counts({ appearances: 1240, views: 31 }))
  const similar = { words: '', medians: counts({ views: 48 }), spaces: [] }
  expect(describeFunnel({ funnel, similar })).toBe('Seen 1,240 times, opened 31 times; similar spaces: 48')
  expect(describeFunnel({ funnel: toFunnel(counts({ views: 1 })), similar: null })).toBe(
    'Seen 0 times, opened once',
  )
})
