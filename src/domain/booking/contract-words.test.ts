import { expect, it } from 'vitest'
import { buildUnit } from '#test/support/listings/build-unit.ts'
import { type ContractDays, type InTheWay, toContractBlocks } from './contract-blocks.ts'
import { describeContract, describeOverlap } from './contract-words.ts'
import type { SpaceUnit } from './units.ts'

const TODAY = '2026-11-28'
const FACE = buildUnit({ cell: '4-week' })
const BOOKING: InTheWay = {
  first: '2027-01-25',
  last: '2027-02-21',
  quantity: 1,
  kind: 'booking',
  bookingId: 42,
  label: null,
}

function say(days: Partial<ContractDays>, others: InTheWay[] = [], unit: SpaceUnit = FACE) {
  const line = { first: '2026-12-28', last: '2027-03-21', quantity: null, ...days }
  const found = toContractBlocks(unit, line, { others, today: TODAY })
  const says = describeContract({ days: line, client: 'Harbor Dental', cell: unit.cell, found, today: TODAY })
  return { says, blocks: found.blocks.map(({ first, last, quantity }) => `${first} ${last} ${quantity}`) }
}

it('says what fits', () => {
  expect(say({})).toEqual({
    says: 'Dec 28, 2026 to Mar 21, 2027 is blocked for Harbor Dental.',
    blocks: ['2026-12-28 2027-03-21 1'],
  })
})

it('says what is blocked beyond the days of the contract', () => {
  expect(say({ first: '2026-12-10', last: '2027-03-10' })).toEqual({
    says: 'Blocked from Nov 30 to Mar 21: this face is sold in four-week periods. The contract keeps its own days.',
    blocks: ['2026-11-30 2027-03-21 1'],
  })
})

it('never goes over a booking or a hold, and names it', () => {
  expect(say({}, [BOOKING])).toEqual({
    says: 'Blocked but for Jan 25 to Feb 21, sold on Placard (PLA-B00042).',
    blocks: ['2026-12-28 2027-01-24 1', '2027-02-22 2027-03-21 1'],
  })
  expect(say({ first: '2027-01-25', last: '2027-02-21' }, [{ ...BOOKING, kind: 'hold' }])).toEqual({
    says: 'Nothing is left to block: Jan 25 to Feb 21, held on Placard (PLA-B00042).',
    blocks: [],
  })
})

it('gives way to what is blocked already, and calendars elsewhere give way to it', () => {
  const block = { ...BOOKING, kind: 'block', bookingId: null } as const
  expect(say({}, [{ ...block, label: 'Pine Coffee' }]).says).toBe(
    'Blocked but for Jan 25 to Feb 21, blocked already for Pine Coffee.',
  )
  expect(say({}, [{ ...block, kind: 'import' }]).says).toMatch(/^Dec 28, 2026 to/)
})

it('keeps what is over for the numbers alone', () => {
  expect(say({ first: '2026-08-10', last: '2026-09-30' })).toEqual({
    says: 'This contract ended on Sep 30. It is kept for your numbers; nothing is blocked.',
    blocks: [],
  })
})

it('has no end', () => {
  expect(say({ last: null })).toEqual({
    says: 'Until further notice: blocked as far as anybody can book, and moved on every night.',
    blocks: ['2026-12-28 2028-06-11 1'],
  })
})

it('takes slots of a loop', () => {
  const loop = buildUnit({ cell: 'week', capacity: 8 })
  const days = { first: '2027-01-04', last: '2027-01-17', quantity: 3 }
  expect(say(days, [{ ...BOOKING, first: '2027-01-04', last: '2027-01-10', quantity: 6 }], loop)).toEqual({
    says: 'Blocked but for Jan 4 to Jan 10, sold on Placard (PLA-B00042).',
    blocks: ['2027-01-04 2027-01-10 2', '2027-01-11 2027-01-17 3'],
  })
  expect(say(days, [], loop).says).toBe('Jan 4, 2027 to Jan 17, 2027 is blocked for Harbor Dental.')
})

it('names both lines that sell the same days', () => {
  expect(describeOverlap([12, 88], 'A-0114', '2027-01-04')).toBe(
    'Lines 12 and 88 both sell A-0114 in January. Keep one.',
  )
})
