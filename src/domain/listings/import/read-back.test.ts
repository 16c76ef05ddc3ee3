import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readColumns } from '#test/support/listings/read-columns.ts'
import type { ImportPlan } from './draft.ts'
import type { Inventory } from './inventory.ts'
import { describeUnused } from './unused-columns.ts'

/** Is a column of the file named as not used, or kept as a fact under its own name? */
function isSaid({ columns, samples }: Inventory, { mapping }: ImportPlan): boolean {
  return mapping.specifications.length > 0 || describeUnused(columns, samples, mapping).length > 0
}

/** Ways to write what a column of prices is for; null where no space can be listed by it. */
const RATE_HEADERS: readonly [string, string | null][] = [
  ['Rate (4 wks)', '4-week'],
  ['4-Wk Net', '4-week'],
  ['Price/week', 'week'],
  ['Wkly Rate', 'week'],
  ['Mo. Rate', 'month'],
  ['Price (USD/month)', 'month'],
  ['Annual rate', 'year'],
  ['Qtrly Rate', 'quarter'],
  ['Rate per day', 'day'],
  [':60 Rate', null],
  ['Rate per insertion', null],
  ['6 month rate', null],
  ['Hourly rate', null],
]
const MONEY: readonly ((dollars: number) => string)[] = [
  (n) => String(n),
  (n) => `$${n.toLocaleString('en-US')}`,
  (n) => `${n.toLocaleString('en-US')}.00`,
  (n) => n.toLocaleString('de-DE'),
  (n) => `${n.toLocaleString('de-DE')},00`,
  (n) => `USD ${n}`,
  (n) => `${n / 1000}k`,
  (n) => `${n.toLocaleString('en-US').replaceAll(',', ' ')}`,
]
const FIGURE_HEADERS: readonly [string, string | null, number][] = [
  ['Wkly Imps 18+', 'week', 1],
  ['Weekly Impressions (000)', 'week', 1000],
  ['4wk imps', '4-week', 1],
  ['Avg. Daily Traffic', 'day', 1],
  ['Impressions (in thousands)', 'week', 1000],
  ['Annual impressions', null, 1],
  ['Impressions per spot', null, 1],
]
const amounts = fc.array(fc.integer({ min: 60, max: 90_000 }), { minLength: 1, maxLength: 8 })

test('a price is read back with its period, or its row or column is named; never misread', async () => {
  const files = fc.tuple(fc.constantFrom(...RATE_HEADERS), fc.constantFrom(...MONEY), amounts)
  await fc.assert(
    fc.asyncProperty(files, async ([[header, interval], write, dollars]) => {
      const { outcomes, inventory, plan } = await readColumns({ [header]: dollars.map(write) })
      const isNamed = isSaid(inventory, plan)
      for (const [i, outcome] of outcomes.entries()) {
        if (!outcome.ok) continue
        const { price } = outcome.draft
        if (price === null) expect(isNamed || outcome.notes.length > 0).toBe(true)
        else expect([price, outcome.draft.interval]).toEqual([dollars[i], interval])
      }
    }),
    { numRuns: 300 },
  )
})

test('figures are read back in their period, or named; they are never a place or a price', async () => {
  const files = fc.tuple(fc.constantFrom(...FIGURE_HEADERS), fc.boolean(), amounts)
  await fc.assert(
    fc.asyncProperty(files, async ([[header, per, scale], isGrouped, counts]) => {
      const cells = counts.map((n) => (isGrouped ? n.toLocaleString('en-US') : String(n)))
      const { outcomes, inventory, plan } = await readColumns({ [header]: cells })
      const isNamed = isSaid(inventory, plan)
      for (const [i, outcome] of outcomes.entries()) {
        if (!outcome.ok) continue
        const { audience, lat, price } = outcome.draft
        expect([lat, price]).toEqual([null, null])
        if (audience.value === undefined) expect(isNamed || outcome.notes.length > 0).toBe(true)
        else expect([audience.value, audience.per]).toEqual([counts[i]! * scale, per])
      }
    }),
    { numRuns: 300 },
  )
})

const DAYS = fc.array(
  fc.record({
    year: fc.integer({ min: 2026, max: 2029 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  { minLength: 1, maxLength: 8 },
)
const two = (n: number) => String(n).padStart(2, '0')

test('days are read back in whichever order their column is written, or their rows are bad', async () => {
  await fc.assert(
    fc.asyncProperty(DAYS, fc.constantFrom('us', 'eu', 'dots', 'iso'), async (days, style) => {
      // no reader can tell the order of a column that never says it
      const told = [...days, { year: 2027, month: 5, day: 28 }]
      const cells = told.map(({ year, month, day }) => {
        if (style === 'iso') return `${year}-${two(month)}-${two(day)}`
        if (style === 'us') return `${month}/${day}/${year}`
        return style === 'eu' ? `${two(day)}/${two(month)}/${year}` : `${day}.${month}.${year}`
      })
      const { outcomes } = await readColumns({ 'Next Avail': cells })
      for (const [i, outcome] of outcomes.entries()) {
        const { year, month, day } = told[i]!
        if (outcome.ok) expect(outcome.draft.availabilityStart).toBe(`${year}-${two(month)}-${two(day)}`)
      }
    }),
    { numRuns: 200 },
  )
})

test('a column that nobody knows is named and nothing else', async () => {
  const headers = fc.constantFrom('Foo', 'Blub', 'Q7', 'Zeta value', 'Xyz 12')
  await fc.assert(
    fc.asyncProperty(headers, amounts, fc.boolean(), async (header, counts, isGrouped) => {
      const cells = counts.map((n) => (isGrouped ? n.toLocaleString('en-US') : `${n}`))
      const { outcomes, inventory, plan } = await readColumns({ [header]: cells })
      const notices = describeUnused(inventory.columns, inventory.samples, plan.mapping)
      expect(notices).toHaveLength(1)
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({ ok: true, draft: { price: null, lat: null, audience: {} } })
    }),
    { numRuns: 100 },
  )
})
