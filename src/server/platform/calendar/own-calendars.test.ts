import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#domain/zoned-time.ts'
import { FRAME } from '#test/support/booking/calendar-file.ts'
import { readCalendar } from './read-calendar.ts'
import { writeBusyDays } from './write-busy-days.ts'

const Stay = fc.record({
  day: fc.integer({ min: 0, max: 500 }),
  length: fc.integer({ min: 0, max: 40 }),
  summary: fc.string({ unit: 'binary', maxLength: 120 }),
})

it('reads back every day of a calendar that Placard publishes, and no other', () => {
  fc.assert(
    fc.property(fc.array(Stay, { maxLength: 12 }), (stays) => {
      const events = stays.map(({ day, length, summary }, i) => ({
        uid: `claim-${i}@placard.example`,
        first: addDays(FRAME.from, day),
        last: addDays(FRAME.from, day + length),
        summary,
        stampedAt: new Date(0),
      }))
      const days = events.flatMap(({ first }, i) =>
        Array.from({ length: stays[i]!.length + 1 }, (_, n) => addDays(first, n)),
      )
      const text = writeBusyDays('Wall', events)
      const { ranges, unread, events: count } = readCalendar({ ...FRAME, text, ownHost: 'other.example' })
      const read = ranges.flatMap(({ first, last }) => {
        const found: string[] = []
        for (let day = first; day <= last; day = addDays(day, 1)) found.push(day)
        return found
      })
      expect(read).toEqual([...new Set(days)].filter((day) => day <= FRAME.to).sort())
      expect([unread, count]).toEqual([[], events.length])
    }),
  )
})
