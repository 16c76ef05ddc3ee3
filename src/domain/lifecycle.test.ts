import { describe, expect, it } from 'vitest'
import { decide, type Lifecycle, listSteps } from './lifecycle.ts'
import { LISTING_LIFECYCLE, LISTING_STATUSES, OFFERED_LISTING_STEPS } from './listings/listing.ts'

/** Another lifecycle, with a step whose end depends on its actor. */
const VIEWING = [
  { step: 'propose', actors: ['buyer', 'seller'], from: [null], to: 'proposed' },
  { step: 'confirm', actors: ['seller'], from: ['proposed'], to: 'confirmed', isOffered: true },
  {
    step: 'cancel',
    actors: ['buyer', 'seller'],
    from: ['confirmed'],
    to: 'off',
    needsReason: true,
    isOffered: true,
  },
  { step: 'reopen', actors: ['clock'], from: ['off'], to: 'proposed' },
  { step: 'reopen', actors: ['clock'], from: ['off'], to: 'confirmed' },
] as const satisfies Lifecycle<string, 'proposed' | 'confirmed' | 'off', 'buyer' | 'seller' | 'clock'>

describe('decide', () => {
  it('creates from nothing', () => {
    expect(decide(VIEWING, null, { step: 'propose', actor: 'buyer' })).toEqual({ ok: true, to: 'proposed' })
  })

  it('refuses the wrong actor, then the wrong status, then a missing reason', () => {
    const refusal = (from: 'proposed' | 'confirmed', move: { actor: 'buyer' | 'clock'; reason?: string }) =>
      decide(VIEWING, from, { step: 'cancel', ...move })
    expect(refusal('proposed', { actor: 'clock' })).toEqual({ ok: false, refusal: 'wrong-actor' })
    expect(refusal('proposed', { actor: 'buyer' })).toEqual({ ok: false, refusal: 'wrong-status' })
    expect(refusal('confirmed', { actor: 'buyer', reason: ' ' })).toEqual({
      ok: false,
      refusal: 'reason-required',
    })
    expect(refusal('confirmed', { actor: 'buyer', reason: 'rain' })).toEqual({ ok: true, to: 'off' })
  })

  it('uses the requested end of a step with several', () => {
    const reopen = { step: 'reopen', actor: 'clock' } as const
    expect(decide(VIEWING, 'off', reopen)).toEqual({ ok: true, to: 'proposed' })
    expect(decide(VIEWING, 'off', { ...reopen, to: 'confirmed' })).toEqual({ ok: true, to: 'confirmed' })
    expect(decide(VIEWING, 'off', { ...reopen, to: 'off' })).toEqual({ ok: false, refusal: 'wrong-status' })
  })
})

it('lists the steps offered to an actor, from one state or any', () => {
  expect(listSteps(VIEWING, { actor: 'seller', from: 'proposed' })).toEqual(['confirm'])
  expect(listSteps(VIEWING, { actor: 'seller' })).toEqual(['confirm', 'cancel'])
  expect(listSteps(VIEWING, { actor: 'clock' })).toEqual([])
})

describe('the life of a listing', () => {
  it('offers the steps that the pages and the API name', () => {
    expect(OFFERED_LISTING_STEPS).toEqual(['submit', 'approve', 'reject', 'pause', 'resume', 'archive'])
  })

  it('can reach every status, and archived is the only final one', () => {
    const reached = new Set<string | null>([null])
    for (const _ of LISTING_STATUSES)
      for (const rule of LISTING_LIFECYCLE)
        if (rule.from.some((from) => reached.has(from))) reached.add(rule.to)
    expect(LISTING_STATUSES.filter((status) => !reached.has(status))).toEqual([])
    const stuck = LISTING_STATUSES.filter(
      (status) => listSteps(LISTING_LIFECYCLE, { from: status }).length === 0,
    )
    expect(stuck).toEqual(['archived'])
  })

  it('never leaves archived', () => {
    expect(LISTING_LIFECYCLE.filter(({ from }) => (from as readonly unknown[]).includes('archived'))).toEqual(
      [],
    )
  })

  it('publishes only by an admin or where an admin trusts the seller, by an operator, or again by its seller', () => {
    const changes = LISTING_LIFECYCLE.filter(
      ({ from, to }) => to === 'active' && !(from as readonly unknown[]).includes(to),
    )
    const ways = changes.map(({ step, from }) => ({ step, from }))
    expect(ways).toEqual([
      { step: 'approve', from: ['pending'] },
      { step: 'approve-trusted', from: ['pending'] },
      { step: 'resume', from: ['paused'] },
      { step: 'restore-seller', from: ['paused'] },
      { step: 'import-publish', from: [null, 'draft', 'pending'] },
      { step: 'undo-import', from: ['paused'] },
    ])
  })

  it('can undo whatever a seller’s import may do to an existing listing', () => {
    const done = LISTING_LIFECYCLE.filter(
      ({ step, actors }) =>
        (actors as readonly string[]).includes('seller') &&
        (step.startsWith('import-') || step === 'resubmit'),
    )
    for (const { from, to } of done)
      for (const before of from)
        if (before !== null)
          expect(decide(LISTING_LIFECYCLE, to, { step: 'undo-import', actor: 'seller', to: before }).ok).toBe(
            true,
          )
  })
})
