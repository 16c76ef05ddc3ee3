import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { decide, listSteps } from '../lifecycle.ts'
import {
  canDispute,
  DISPUTE_LIFECYCLE,
  type DISPUTE_STATUSES,
  type DisputeActor,
  type DisputeResolution,
  findMostCredit,
  OFFERED_DISPUTE_STEPS,
  shareCredit,
  toCredit,
} from './dispute.ts'
import type { LedgerSums } from './ledger-postings.ts'

describe('the life of a dispute', () => {
  test.each<[DisputeActor, (typeof DISPUTE_STATUSES)[number], string[]]>([
    ['opener', 'open', ['withdraw']],
    ['other', 'open', ['answer']],
    ['admin', 'open', ['resolve']],
    ['opener', 'answered', ['withdraw']],
    ['other', 'answered', []],
    ['admin', 'answered', ['resolve']],
    ['opener', 'resolved', []],
    ['other', 'withdrawn', []],
    ['admin', 'withdrawn', []],
  ])('offers %s of one that is %s: %j', (actor, from, steps) => {
    expect(listSteps(DISPUTE_LIFECYCLE, { actor, from })).toEqual(steps)
  })

  it('is opened, answered and resolved with words', () => {
    for (const [from, move] of [
      [null, { step: 'open', actor: 'opener' }],
      ['open', { step: 'answer', actor: 'other' }],
      ['answered', { step: 'resolve', actor: 'admin' }],
    ] as const) {
      expect(decide(DISPUTE_LIFECYCLE, from, move)).toEqual({ ok: false, refusal: 'reason-required' })
      expect(decide(DISPUTE_LIFECYCLE, from, { ...move, reason: 'It was dark.' }).ok).toBe(true)
    }
  })

  it('offers the steps that the pages and the API name', () => {
    expect(OFFERED_DISPUTE_STEPS).toEqual(['answer', 'withdraw', 'resolve'])
  })
})

describe('a booking is disputed', () => {
  const built = {
    bookedAt: new Date('2027-03-02T21:00Z'),
    last: '2027-05-30',
    timeZone: 'America/Los_Angeles',
  }

  it.each([
    ['from when it is booked', '2027-03-02T21:00Z', true],
    ['through the thirtieth day after its end, where the space is', '2027-06-30T06:59Z', true],
    ['not later', '2027-06-30T07:00Z', false],
  ])('%s', (_name, now, can) => {
    expect(canDispute(built, new Date(now))).toBe(can)
  })

  it('never before it is booked', () => {
    expect(canDispute({ ...built, bookedAt: null }, new Date('2027-03-02T21:00Z'))).toBe(false)
  })
})

describe('a credit', () => {
  const money = (given: Partial<LedgerSums>): LedgerSums => ({
    agreedCents: 110_000,
    creditedCents: 0,
    paidCents: 0,
    refundedCents: 0,
    openCents: 0,
    ...given,
  })

  test.each<[string, DisputeResolution, Partial<LedgerSums>, number]>([
    ['all that was agreed', 'credit', {}, 110_000],
    ['what was not yet credited', 'credit', { creditedCents: 30_000 }, 80_000],
    ['nothing back before anything was paid', 'refund', {}, 0],
    ['back what was paid', 'refund', { paidCents: 50_000 }, 50_000],
    ['back what was not yet given back', 'refund', { paidCents: 50_000, refundedCents: 20_000 }, 30_000],
    ['back no more than is still agreed', 'refund', { paidCents: 110_000, creditedCents: 100_000 }, 10_000],
    ['nothing where days are made good', 'make-good', { paidCents: 110_000 }, 0],
    ['nothing where nothing changes', 'nothing', { paidCents: 110_000 }, 0],
  ])('%s', (_name, resolution, sums, most) => {
    expect(findMostCredit(resolution, money(sums))).toBe(most)
  })

  it('takes its share of the tax, and all that is left in the end', () => {
    expect(toCredit(33_000, { cents: 100_000, taxCents: 10_000 })).toEqual({ cents: 30_000, taxCents: 3000 })
    const cents = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (net, taxCents, part) => {
        const whole = net + taxCents
        const first = toCredit(Math.floor(whole * part), { cents: net, taxCents })
        const left = { cents: net - first.cents, taxCents: taxCents - first.taxCents }
        expect(Math.min(left.cents, left.taxCents)).toBeGreaterThanOrEqual(0)
        expect(toCredit(left.cents + left.taxCents, left)).toEqual(left)
      }),
    )
  })

  test('falls on each agreed amount by its share, tax by tax', () => {
    const amounts = [
      { name: 'Board', cents: 90_000, taxCents: 0 },
      { name: 'Vinyl', cents: 10_000, taxCents: 1000 },
    ]
    expect(shareCredit({ cents: 33_333, taxCents: 250 }, amounts)).toEqual([
      { name: 'Board', cents: 30_000, taxCents: 0 },
      { name: 'Vinyl', cents: 3333, taxCents: 250 },
    ])
    expect(shareCredit({ cents: 100, taxCents: 0 }, [amounts[0]!])).toMatchObject([
      { cents: 100, taxCents: 0 },
    ])
  })
})
