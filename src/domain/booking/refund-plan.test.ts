import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlannedFact, type PlannedPayment, planRefunds } from './refund-plan.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const HOUR_MS = 3_600_000
const charge = (id: number, cents = 100): PlannedPayment => ({
  id,
  kind: 'charge',
  charge_id: null,
  state: 'captured',
  cents,
  isReachable: true,
})
const refund = (
  id: number,
  { of, state, cents }: { of: number; state: PlannedPayment['state']; cents: number },
): PlannedPayment => ({ id, kind: 'refund', charge_id: of, state, cents, isReachable: true })
let facts = 0
const fact = (
  kind: PlannedFact['kind'],
  cents: number,
  { of = null, hoursAgo = 100 }: { of?: number | null; hoursAgo?: number } = {},
): PlannedFact => ({
  id: ++facts,
  kind,
  cents,
  charge_id: of,
  retracts_id: null,
  created_at: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
})
const plan = (openCents: number, told: PlannedFact[], payments: PlannedPayment[]) =>
  planRefunds({ openCents, facts: told, payments }, NOW)
const came = fact('arrived', 100, { of: 1 })

describe('what goes back through providers', () => {
  it('is what is owed back, and no more than they still have', () => {
    expect(plan(-40, [came], [charge(1)])).toMatchObject({ dueCents: 40, next: { chargeId: 1, cents: 40 } })
    expect(plan(-400, [came], [charge(1)])).toMatchObject({ dueCents: 100 })
    expect(plan(0, [came], [charge(1)])).toMatchObject({ dueCents: 0, next: null })
    expect(plan(-40, [came], [{ ...charge(1), state: 'bounced' }])).toMatchObject({ dueCents: 0 })
  })

  it('is nothing of a charge whose provider is not configured any more', () => {
    const gone = { ...charge(1), isReachable: false }
    const word = fact('arrived', 70, { hoursAgo: 1 })
    expect(plan(-40, [came], [gone])).toMatchObject({ dueCents: 0, next: null })
    expect(plan(-70, [came, word], [gone])).toMatchObject({ waitingCents: 0 })
    const both = [came, fact('arrived', 100, { of: 2 })]
    expect(plan(-140, both, [charge(2), gone])).toMatchObject({ dueCents: 100, next: { chargeId: 2 } })
  })

  it.each(['created', 'processing'] as const)('is not requested again while it is %s', (state) => {
    const asked = refund(9, { of: 1, state, cents: 40 })
    expect(plan(-40, [came], [charge(1), asked])).toEqual({
      underWayCents: 40,
      dueCents: 0,
      next: null,
      waitingCents: 0,
    })
    // nor of another charge of the same booking
    const both = [came, fact('arrived', 100, { of: 2 })]
    expect(plan(-40, both, [charge(1), charge(2), asked])).toMatchObject({ dueCents: 0, next: null })
    expect(plan(-60, both, [charge(1), charge(2), asked])).toMatchObject({
      dueCents: 20,
      next: { chargeId: 2, cents: 20 },
    })
  })

  it('leaves to people what a provider has refused, until they have given it back', () => {
    const refused = refund(9, { of: 1, state: 'refused', cents: 40 })
    const told = fact('refund-refused', 40, { of: 1 })
    expect(plan(-40, [came, told], [charge(1), refused])).toMatchObject({ dueCents: 0, waitingCents: 0 })
    expect(plan(-50, [came, told], [charge(1), refused])).toMatchObject({ dueCents: 10 })
    const given = [came, told, fact('returned', 40)]
    expect(plan(-10, given, [charge(1), refused])).toMatchObject({ dueCents: 10 })
    const later = [came, told, fact('returned', 10, { of: 1 })]
    const returned = refund(10, { of: 1, state: 'returned', cents: 10 })
    expect(plan(-40, later, [charge(1), refused, returned])).toMatchObject({ dueCents: 0 })
  })

  it('leaves to people what came back of a refund, until they have given it back', () => {
    const made = fact('returned', 40, { of: 1 })
    const reversed = fact('refund-reversed', 40, { of: 1 })
    const bounced = refund(9, { of: 1, state: 'bounced', cents: 40 })
    const back = [came, made, reversed]
    expect(plan(-40, back, [charge(1), bounced])).toMatchObject({ dueCents: 0, waitingCents: 0 })
    expect(plan(-50, back, [charge(1), bounced])).toMatchObject({ dueCents: 10 })
    // made by hand on the provider's own pages
    expect(plan(-40, back, [charge(1)])).toMatchObject({ dueCents: 0 })
    const given = [...back, fact('returned', 40)]
    expect(plan(-10, given, [charge(1), bounced])).toMatchObject({ dueCents: 10 })
    // ours, of something else
    const later = [...back, fact('returned', 10, { of: 1 })]
    const returned = refund(10, { of: 1, state: 'returned', cents: 10 })
    expect(plan(-40, later, [charge(1), bounced, returned])).toMatchObject({ dueCents: 0 })
    const again = [...later, fact('refund-reversed', 10, { of: 1 })]
    const both = refund(10, { of: 1, state: 'bounced', cents: 10 })
    expect(plan(-50, again, [charge(1), bounced, both])).toMatchObject({ dueCents: 0 })
  })

  it('waits a day where a person’s word alone makes it owed back', () => {
    const word = fact('arrived', 70, { hoursAgo: 23 })
    expect(plan(-70, [came, word], [charge(1)])).toMatchObject({ dueCents: 0, waitingCents: 70 })
    expect(plan(-90, [came, word], [charge(1)])).toMatchObject({ dueCents: 20, waitingCents: 70 })
    expect(plan(-70, [came, { ...word, created_at: came.created_at }], [charge(1)])).toMatchObject({
      dueCents: 70,
      waitingCents: 0,
    })
    const retracted = { ...fact('retracted', 70), retracts_id: word.id }
    expect(plan(-40, [came, word, retracted], [charge(1)])).toMatchObject({ dueCents: 40 })
  })
})

it('never gives back more than is owed, less what is under way, nor more than a charge has', () => {
  const state = fc.constantFrom('created', 'processing', 'returned', 'refused')
  const refunds = fc.array(
    fc.record({ of: fc.constantFrom(1, 2), state, cents: fc.integer({ min: 1, max: 90 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -300, max: 50 }), refunds, (openCents, all) => {
      const told = [came, fact('arrived', 80, { of: 2 })]
      const rows = all.map((one, at) => refund(10 + at, one as Parameters<typeof refund>[1]))
      const { dueCents, underWayCents, next, waitingCents } = plan(openCents, told, [
        charge(1),
        charge(2, 80),
        ...rows,
      ])
      expect(dueCents + waitingCents).toBeLessThanOrEqual(Math.max(0, -openCents - underWayCents))
      expect(next?.cents ?? 0).toBeLessThanOrEqual(dueCents)
      expect(
        next &&
          rows.some(
            ({ charge_id, state: at }) =>
              charge_id === next.chargeId && (at === 'created' || at === 'processing'),
          ),
      ).not.toBe(true)
    }),
  )
})
