import { describe, expect, it } from 'vitest'
import { crewWeekOf } from '#domain/booking/crew.ts'
import { addDays } from '#domain/zoned-time.ts'
import { FACES } from './faces.ts'
import { planContracts } from './plan-contracts.ts'

describe.each(['2026-01-01', '2026-03-31', '2026-07-07', '2026-11-29', '2028-02-29'])(
  'contracts on %s',
  (today) => {
    const lines = planContracts(FACES, today)
    const running = lines.filter(({ row }) => row.first <= today && (row.last ?? today) >= today)

    it('run on about half of the faces, some without an end', () => {
      expect(running.length).toBeGreaterThan(50)
      expect(running.length).toBeLessThan(80)
      expect(running.some(({ row }) => row.last === null)).toBe(true)
    })

    it('never sell a face twice', () => {
      for (const of of Map.groupBy(lines, ({ unit }) => unit).values()) {
        const sorted = of.toSorted((a, b) => (a.row.first < b.row.first ? -1 : 1))
        for (const [index, { row }] of sorted.slice(1).entries())
          expect(sorted[index]!.row.last! < row.first, `${row.number}`).toBe(true)
      }
    })

    it('begin and end in this week, too, and were there last year', () => {
      const { first, last } = crewWeekOf(today)
      const within = (day: string) => first <= day && day <= last
      expect(lines.filter(({ row }) => within(row.first)).length).toBeGreaterThan(1)
      expect(
        lines.filter(({ row }) => row.last !== null && within(addDays(row.last, 1))).length,
      ).toBeGreaterThan(1)
      const year = String(Number(today.slice(0, 4)) - 1)
      expect(lines.filter(({ row }) => row.first.startsWith(year)).length).toBeGreaterThan(50)
    })
  },
)
