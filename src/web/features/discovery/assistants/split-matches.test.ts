import { describe, expect, it } from 'vitest'
import type { ShownMatch } from './shown-match.ts'
import { splitMatches } from './split-matches.ts'

const match = (id: number, matchScore: number, isWeak = false) =>
  ({ listing: { id }, matchScore, isWeak }) as unknown as ShownMatch & { matchScore: number }
type Answer = Parameters<typeof splitMatches>[0]
const split = (answer: object) => {
  const { shown, rest } = splitMatches(answer as Answer)
  return [shown.map(({ listing }) => listing.id), rest.map(({ listing }) => listing.id)]
}

describe('what is shown of an answer', () => {
  it.each<[string, object, number[], number[]]>([
    ['nothing', {}, [], []],
    ['good matches; weak ones behind a press', { matches: [match(1, 90), match(2, 30, true)] }, [1], [2]],
    [
      'near misses among them, best first',
      { matches: [match(1, 70)], nearMisses: [match(2, 80)] },
      [2, 1],
      [],
    ],
    ['weak ones where nothing is any good', { matches: [match(1, 30, true)] }, [1], []],
    ['but not from another place', { matches: [match(1, 30, true)], nearest: { name: 'Kent' } }, [], [1]],
    ['near misses alone', { matches: [match(1, 30, true)], nearMisses: [match(2, 50)] }, [2], [1]],
    ['listings without scores, as they come', { listings: [{ id: 3 }, { id: 1 }] }, [3, 1], []],
    ['matches rather than listings', { matches: [], listings: [{ id: 3 }] }, [], []],
  ])('%s', (_what, answer, shown, rest) => {
    expect(split(answer)).toEqual([shown, rest])
  })

  it('leaves the answer as it was', () => {
    const matches = [match(1, 10), match(2, 90)]
    split({ matches })
    expect(matches.map(({ listing }) => listing.id)).toEqual([1, 2])
  })
})
