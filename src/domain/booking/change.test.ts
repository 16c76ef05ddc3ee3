import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { decide } from '../lifecycle.ts'
import { toInstant } from '../zoned-time.ts'
import { CHANGE_LIFECYCLE, findChangeDeadline, refuseChange } from './change.ts'
import { changeSchedule, differenceOf, totalOf } from './change-money.ts'
import type { AgreedAmount } from './terms.ts'

const first = '2027-03-01'
const last = '2027-03-28'
const timeZone = 'America/Los_Angeles'
const unit = { unitId: 1, name: 'Face', first, last, quantity: 1, capacity: 1, label: '', materialDate: null }
const before = buildAgreedTerms({ first, last, timeZone, units: [unit] })
const moved = (from: string, to: string, quantity = 1) =>
  buildAgreedTerms({
    first: from,
    last: to,
    timeZone,
    units: [{ ...unit, first: from, last: to, quantity }],
  })
const on = (date: string) => toInstant({ date, minute: 12 * 60 }, timeZone)

it('moves all of what is to come, and only the end of what runs', () => {
  const booked = { status: 'booked', now: on('2027-02-01') } as const
  const running = { status: 'in-flight', now: on('2027-03-10') } as const
  expect(refuseChange(before, before, booked)).toContain('Nothing would change')
  expect(refuseChange(before, moved('2027-03-29', '2027-04-25'), booked)).toBeNull()
  expect(refuseChange(before, moved('2027-01-04', '2027-01-31'), booked)).toContain('too soon')
  expect(refuseChange(before, moved(first, '2027-04-25'), running)).toBeNull()
  expect(refuseChange(before, moved('2027-03-29', '2027-04-25'), running)).toContain('It has begun')
  expect(refuseChange(before, moved(first, last, 2), running)).toContain('It has begun')
  expect(refuseChange(before, moved(first, '2027-03-07'), running)).toContain('is over')
})

it('waits three days, and never past what it would move', () => {
  const later = moved('2027-03-29', '2027-04-25')
  expect(findChangeDeadline(on('2027-02-01'), before, later)).toEqual(on('2027-02-04'))
  const start = toInstant({ date: first, minute: 0 }, timeZone)
  expect(findChangeDeadline(on('2027-02-28'), before, later)).toEqual(start)
  const end = toInstant({ date: '2027-03-29', minute: 0 }, timeZone)
  expect(findChangeDeadline(on('2027-03-28'), before, moved(first, '2027-04-25'))).toEqual(end)
})

it.each([
  ['accept', 'proposer'],
  ['decline', 'proposer'],
  ['withdraw', 'other'],
] as const)('%s is not the %s’s', (step, actor) => {
  expect(decide(CHANGE_LIFECYCLE, 'proposed', { step, actor, reason: 'No' }).ok).toBe(false)
})

const amount = fc.record({
  kind: fc.constantFrom('space', 'extra', 'production'),
  name: fc.constantFrom('Space', 'Lights', 'Vinyl'),
  cents: fc.integer({ min: 0, max: 1_000_000 }),
  taxCents: fc.integer({ min: 0, max: 100_000 }),
  passesThrough: fc.boolean(),
}) as fc.Arbitrary<AgreedAmount>
const amounts = fc.array(amount, { maxLength: 6 })

it('charges and credits the difference, net and tax, and nothing else', () => {
  fc.assert(
    fc.property(amounts, amounts, (old, now) => {
      const { charges, credits } = differenceOf({ amounts: old }, { amounts: now })
      const taxOf = (all: readonly { taxCents: number }[]) =>
        all.reduce((sum, { taxCents }) => sum + taxCents, 0)
      expect(totalOf(charges) - totalOf(credits)).toBe(totalOf(now) - totalOf(old))
      expect(taxOf(charges) - taxOf(credits)).toBe(taxOf(now) - taxOf(old))
      for (const { cents, taxCents } of [...charges, ...credits]) {
        expect(Math.min(cents, taxCents)).toBeGreaterThanOrEqual(0)
        expect(cents + taxCents).toBeGreaterThan(0)
      }
    }),
  )
})

it('keeps what was due, adds one due for more, and takes less off the last', () => {
  const due = fc.record({
    label: fc.constant('Part'),
    dueOn: fc.constant(null),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(due, { maxLength: 5 }), fc.nat(5_000_000), (dues, total) => {
      const changed = changeSchedule(dues, total, '2027-03-10')
      expect(changed.reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
      expect(changed.every(({ cents }) => cents > 0)).toBe(true)
      changed.slice(0, dues.length).forEach(({ cents }, at) => {
        expect(cents).toBeLessThanOrEqual(dues[at]?.cents ?? total)
      })
    }),
  )
  expect(changeSchedule([{ label: 'All', dueOn: null, cents: 100 }], 150, '2027-03-10')).toEqual([
    { label: 'All', dueOn: null, cents: 100 },
    { label: 'Agreed change', dueOn: '2027-03-17', cents: 50 },
  ])
})
