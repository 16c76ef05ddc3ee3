import { describe, expect, it, test } from 'vitest'
import { decide, listSteps } from '../lifecycle.ts'
import { CHANGEABLE_STATUSES } from './change.ts'
import { findDeadline } from './deadlines.ts'
import {
  BOOKING_ACTORS,
  BOOKING_LIFECYCLE,
  BOOKING_STATUSES,
  type BookingActor,
  type BookingStatus,
  type BookingStep,
  CLAIMING_STATUSES,
  FINAL_STATUSES,
  findDueStep,
  OFFERED_BOOKING_STEPS,
  UNFINISHED_STATUSES,
} from './lifecycle.ts'

describe('what is offered', () => {
  test.each<[BookingStatus, string[], string[], string[]]>([
    ['draft', ['request', 'book', 'hold', 'withdraw'], [], ['withdraw']],
    ['requested', ['withdraw'], ['accept', 'quote', 'hold', 'decline'], ['withdraw']],
    ['quoted', ['accept', 'counter', 'withdraw'], ['quote', 'hold', 'withdraw'], ['withdraw']],
    ['held', ['accept', 'withdraw'], ['accept', 'record', 'challenge', 'decline', 'withdraw'], ['withdraw']],
    ['awaiting-payment', ['withdraw'], [], ['withdraw']],
    ['booked', ['cancel'], ['cancel'], ['cancel']],
    ['in-flight', ['cancel'], ['cancel'], ['cancel']],
    ['completed', [], [], []],
    ['cancelled', [], [], []],
    ['declined', [], [], []],
    ['withdrawn', [], [], []],
    ['expired', [], [], []],
  ])('%s: to the buyer %j, to the seller %j, to an admin %j', (from, buyer, seller, admin) => {
    const offered = (actor: BookingActor) => listSteps(BOOKING_LIFECYCLE, { actor, from })
    expect([offered('buyer'), offered('seller'), offered('admin')]).toEqual([buyer, seller, admin])
  })

  it('is what the pages and the API name, and nothing that time or money does', () => {
    expect(OFFERED_BOOKING_STEPS).toEqual([
      'request',
      'book',
      'accept',
      'quote',
      'counter',
      'hold',
      'record',
      'challenge',
      'decline',
      'withdraw',
      'cancel',
    ])
    for (const actor of ['clock', 'money'] as const)
      expect(listSteps(BOOKING_LIFECYCLE, { actor })).toEqual([])
  })
})

describe('ends', () => {
  it('are those that no person and no time leaves; money may come late', () => {
    const left = new Set<string>(
      BOOKING_LIFECYCLE.filter(({ step }) => step !== 'secure' && step !== 'change').flatMap(
        ({ from }) => from,
      ),
    )
    expect(BOOKING_STATUSES.filter((status) => !left.has(status))).toEqual(FINAL_STATUSES)
  })

  it('are reached from every status by somebody', () => {
    for (const from of BOOKING_STATUSES)
      if (!FINAL_STATUSES.includes(from)) expect(reach(from)).toContain('final')
  })

  it('every status is reached from a draft', () => {
    expect([...new Set(reach('draft'))].filter((one) => one !== 'final').toSorted()).toEqual(
      BOOKING_STATUSES.toSorted(),
    )
  })

  it('no unfinished status is one, and a draft binds nobody', () => {
    expect(BOOKING_STATUSES.filter((one) => !FINAL_STATUSES.includes(one) && one !== 'draft')).toEqual(
      UNFINISHED_STATUSES,
    )
  })
})

/** All that can become of a booking, itself included. */
function reach(start: BookingStatus): (BookingStatus | 'final')[] {
  const seen = new Set<BookingStatus>([start])
  for (const status of seen)
    for (const { from, to } of BOOKING_LIFECYCLE)
      if ((from as readonly string[]).includes(status)) seen.add(to)
  return [...seen, ...([...seen].some((one) => FINAL_STATUSES.includes(one)) ? (['final'] as const) : [])]
}

describe('a change', () => {
  it('is a step of the table wherever it can be agreed on, and leads nowhere', () => {
    const rules = BOOKING_LIFECYCLE.filter(({ step }) => step === 'change')
    const changeable = new Set(Object.values(CHANGEABLE_STATUSES).flat())
    expect(new Set(rules.flatMap(({ from }) => from))).toEqual(changeable)
    expect(rules.filter(({ from, to }) => from.length !== 1 || from[0] !== to)).toEqual([])
  })

  it('is offered as an action of its own to nobody', () => {
    for (const actor of BOOKING_ACTORS)
      expect(listSteps(BOOKING_LIFECYCLE, { actor })).not.toContain('change')
  })
})

describe('time', () => {
  const facts = {
    now: new Date('2027-03-02T21:00Z'),
    timeZone: 'America/Los_Angeles',
    first: '2027-05-03',
    last: '2027-05-30',
    answerHours: 48,
  }

  it('ends whatever has a deadline, and nothing else', () => {
    for (const from of BOOKING_STATUSES) {
      expect([from, findDueStep(from) === null]).toEqual([from, findDeadline(from, facts) === null])
    }
  })

  it('leaves nothing that takes dates without an end', () => {
    for (const status of CLAIMING_STATUSES) expect(findDeadline(status, facts)).not.toBeNull()
  })
})

test.each<[BookingStep, BookingActor, BookingStatus]>([
  ['decline', 'seller', 'requested'],
  ['decline', 'seller', 'held'],
  ['withdraw', 'admin', 'awaiting-payment'],
  ['cancel', 'buyer', 'booked'],
  ['cancel', 'seller', 'in-flight'],
])('to %s, a %s says why', (step, actor, from) => {
  expect(decide(BOOKING_LIFECYCLE, from, { step, actor })).toEqual({ ok: false, refusal: 'reason-required' })
})

it('has no step of which it is not clear where it leads', () => {
  for (const from of BOOKING_STATUSES)
    for (const actor of BOOKING_ACTORS)
      for (const { step } of BOOKING_LIFECYCLE) {
        const ends = BOOKING_LIFECYCLE.filter(
          (rule) =>
            rule.step === step &&
            (rule.actors as readonly string[]).includes(actor) &&
            (rule.from as readonly string[]).includes(from),
        )
        // of a hold that one side accepts: whether the other already has
        expect(ends.length).toBeLessThanOrEqual(step === 'accept' && from === 'held' ? 2 : 1)
      }
})
