import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decide } from '../lifecycle.ts'
import { challengedUntil, findDeadline } from './deadlines.ts'
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
  PROPOSING_BOOKING_STEPS,
} from './lifecycle.ts'

// Several buyers want the only face of one seller for the same days. People, time and money try any step at any moment, also
// such as no button offers and of terms that are not the last.

const DAYS = { first: '2027-05-03', last: '2027-05-30', timeZone: 'America/Los_Angeles', answerHours: 48 }
const BUYERS = 3

interface Booking {
  status: BookingStatus
  version: number
  accepted: { buyer: number; seller: number }
  isClaimed: boolean
  deadline: Date | null
}

interface World {
  now: Date
  bookings: Booking[]
  reached: Set<BookingStatus>
}

interface Try {
  who: number
  step: BookingStep
  actor: BookingActor
  /** The version that was read is this much older. */
  behind: number
  isHolding: boolean
}

const START = new Date('2027-03-02T21:00Z')

const buildWorld = (reached: Set<BookingStatus>): World => ({
  reached,
  now: START,
  bookings: Array.from({ length: BUYERS }, () => ({
    status: 'draft',
    version: 0,
    accepted: { buyer: 0, seller: 0 },
    isClaimed: false,
    deadline: findDeadline('draft', { ...DAYS, now: START }),
  })),
})

/** What a step makes of a booking; null: it is refused. */
function apply({ now, bookings }: World, { who, step, actor, behind, isHolding }: Try): Booking | null {
  const before = bookings[who]!
  // of a client without an account, who is nobody's buyer here
  if (step === 'record') return null
  if (step === 'accept' && behind > 0) return null
  const agreed = agree(before, { step, actor })
  const isAgreed = agreed.accepted.buyer === agreed.version && agreed.accepted.seller === agreed.version
  if (step === 'secure' && !isAgreed) return null
  const to = step === 'accept' && before.status === 'held' && !isAgreed ? 'held' : undefined
  const move = decide(BOOKING_LIFECYCLE, before.status, { step, actor, reason: 'Rain', to })
  if (!move.ok) return null
  const isClaimed = move.to === 'quoted' ? isHolding : CLAIMING_STATUSES.includes(move.to)
  const isTaken = bookings.some((other) => other !== before && other.isClaimed)
  if (isClaimed && isTaken) return null
  const deadline = findDeadline(move.to, { ...DAYS, now })
  const isKept = step === 'accept' && move.to === 'held'
  return {
    ...agreed,
    status: move.to,
    isClaimed,
    deadline:
      step === 'challenge' ? challengedUntil(now, before.deadline!) : isKept ? before.deadline : deadline,
  }
}

/** Versions and who has accepted them, by what the step says. */
function agree(before: Booking, { step, actor }: Pick<Try, 'step' | 'actor'>): Booking {
  const isFirst = before.status === 'draft' && ['request', 'book', 'hold'].includes(step)
  const version =
    before.version + (isFirst || step === 'change' || PROPOSING_BOOKING_STEPS.includes(step) ? 1 : 0)
  const accepts = (side: 'buyer' | 'seller') =>
    step === 'book' ||
    step === 'change' ||
    (step === 'hold' && (actor === side || actor === 'clock') && side === 'seller') ||
    (['request', 'quote', 'renew', 'offer', 'counter', 'accept'].includes(step) && actor === side)
  const { buyer, seller } = before.accepted
  return {
    ...before,
    version,
    accepted: { buyer: accepts('buyer') ? version : buyer, seller: accepts('seller') ? version : seller },
  }
}

function check({ now, bookings }: World, before: readonly Booking[]): void {
  expect(bookings.filter(({ isClaimed }) => isClaimed).length).toBeLessThanOrEqual(1)
  for (const [at, booking] of bookings.entries()) {
    const { status, version, accepted, isClaimed, deadline } = booking
    const was = before[at]!
    if (status !== 'quoted') expect(isClaimed).toBe(CLAIMING_STATUSES.includes(status))
    if (['awaiting-payment', 'booked', 'in-flight', 'completed', 'cancelled'].includes(status))
      expect(accepted).toEqual({ buyer: version, seller: version })
    if (booking === was) continue
    if (FINAL_STATUSES.includes(was.status) && status !== was.status)
      expect([was.status, status]).toEqual(['expired', 'booked'])
    expect(version).toBeGreaterThanOrEqual(was.version)
    if (FINAL_STATUSES.includes(status)) expect(deadline).toBeNull()
    else expect(deadline!.getTime()).toBeGreaterThanOrEqual(now.getTime())
  }
}

/** The clock does what is due, again and again until nothing is. */
function tick(world: World): void {
  for (const [who, booking] of world.bookings.entries()) {
    if (booking.deadline === null || booking.deadline > world.now) continue
    const step = findDueStep(booking.status)!
    take(world, { who, step, actor: 'clock', behind: 0, isHolding: false })
    expect(world.bookings[who]).not.toBe(booking)
    tick(world)
  }
}

function take(world: World, tried: Try): void {
  const before = [...world.bookings]
  const after = apply(world, tried)
  if (!after) return
  world.bookings[tried.who] = after
  world.reached.add(after.status)
  check(world, before)
}

type Command = fc.Command<object, World>

const anyTry: fc.Arbitrary<Command> = fc
  .record({
    who: fc.nat(BUYERS - 1),
    step: fc.constantFrom(...new Set(BOOKING_LIFECYCLE.map(({ step }) => step))),
    actor: fc.constantFrom(...BOOKING_ACTORS),
    behind: fc.constantFrom(0, 0, 0, 1),
    isHolding: fc.boolean(),
  })
  // time moves nothing before it is due
  .filter(({ step, actor }) => actor !== 'clock' || step === 'hold')
  .map((tried) => ({
    check: () => true,
    run: (_model, world) => take(world, tried),
    toString: () => `${tried.actor} ${tried.step} ${tried.who}${tried.behind ? ' of old terms' : ''}`,
  }))

/** Only such as somebody may take: random ones alone rarely get far. */
const anyOffered: fc.Arbitrary<Command> = fc
  .record({ who: fc.nat(BUYERS - 1), at: fc.nat(), isHolding: fc.boolean() })
  .map(({ who, at, isHolding }) => ({
    check: () => true,
    run: (_model, world) => {
      const rules = BOOKING_LIFECYCLE.filter(
        ({ actors, from }) =>
          !(actors as readonly string[]).includes('clock') &&
          (from as readonly string[]).includes(world.bookings[who]!.status),
      )
      const rule = rules[at % rules.length]
      if (rule)
        take(world, {
          who,
          step: rule.step,
          actor: rule.actors[at % rule.actors.length]!,
          behind: 0,
          isHolding,
        })
    },
    toString: () => `offered ${at} to ${who}`,
  }))

const anyJump: fc.Arbitrary<Command> = fc.constantFrom(1, 24, 60, 24 * 7, 24 * 40).map((hours) => ({
  check: () => true,
  run: (_model, world) => {
    world.now = new Date(world.now.getTime() + hours * 3_600_000)
    tick(world)
    // nobody waits for what has passed
    for (const { deadline } of world.bookings) expect(deadline === null || deadline > world.now).toBe(true)
  },
  toString: () => `${hours} hours pass`,
}))

it('holds whatever people, time and money do, and comes to an end', () => {
  const reached = new Set<BookingStatus>(['draft'])
  fc.assert(
    fc.property(fc.commands([anyTry, anyOffered, anyOffered, anyJump], { maxCommands: 60 }), (commands) => {
      const world = buildWorld(reached)
      fc.modelRun(() => ({ model: {}, real: world }), commands)
      world.now = new Date('2028-01-01T00:00Z')
      tick(world)
      for (const { status } of world.bookings) expect(FINAL_STATUSES).toContain(status)
    }),
    { numRuns: 500 },
  )
  // or it would have proved nothing
  expect(reached.size).toBe(BOOKING_STATUSES.length)
})
