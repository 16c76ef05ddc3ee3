import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/edge/live.ts'
import { FeedPosition } from './feed-position.ts'

const event = (seq: number, kind: LiveEvent['kind'] = 'notice'): LiveEvent => ({ seq, kind })

/** A tab on a feed of so many events, of which the first are no longer kept. */
function build({ after = 0, length = 0, gone = 0 }) {
  const feed = { length }
  const told: LiveEvent[] = []
  const asked: number[] = []
  const position = new FeedPosition({
    after,
    tell: (one) => told.push(one),
    ask: async (from) => {
      asked.push(from)
      if (from < gone) return { events: [event(feed.length, 'reset')], hasMore: false }
      const left = feed.length - from
      const events = Array.from({ length: Math.min(left, 10) }, (_, i) => event(from + 1 + i))
      await Promise.resolve()
      return { events, hasMore: left > 10 }
    },
  })
  return { feed, told, asked, position, seqs: () => told.map(({ seq }) => seq) }
}

describe('a tab', () => {
  it('tells each event once and in order, however streams, tabs and answers bring them', async () => {
    const ways = fc.array(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('lost'), fc.constant('asks')))
    await fc.assert(
      fc.asyncProperty(ways, async (happened) => {
        const { feed, position, seqs } = build({})
        const asking: Promise<void>[] = []
        for (const way of happened) {
          feed.length += 1
          const times = typeof way === 'number' ? way : 0
          for (let i = 0; i < times; i++)
            if (position.take(event(feed.length))) asking.push(position.catchUp())
          if (way === 'asks') asking.push(position.catchUp())
        }
        await Promise.all(asking)
        await position.catchUp()
        expect(seqs()).toEqual(Array.from({ length: feed.length }, (_, i) => i + 1))
      }),
    )
  })

  it('asks for what lies before an event that came too early, in portions', async () => {
    const { position, asked, seqs } = build({ after: 2, length: 25 })
    expect(position.take(event(25))).toBe(true)
    await position.catchUp()
    expect(seqs()).toEqual(Array.from({ length: 23 }, (_, i) => i + 3))
    expect(asked).toEqual([2, 12, 22])
  })

  it('looks once more when an event came while it asked', async () => {
    const { feed, position, seqs } = build({ length: 2 })
    const asking = position.catchUp()
    feed.length = 4
    expect(position.take(event(4))).toBe(true)
    await Promise.all([asking, position.catchUp()])
    expect(seqs()).toEqual([1, 2, 3, 4])
  })

  it('goes on from a reset, once', async () => {
    const { position, told } = build({ length: 30, gone: 20 })
    await position.catchUp()
    position.take(event(30, 'reset'))
    position.take(event(31))
    expect(told).toEqual([event(30, 'reset'), event(31)])
  })
})
