import type { availsRoutes, HeldCells } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import { MOST_HELD } from '#domain/booking/clients.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import { isDatesTaken } from '../../../platform/db/conflicts.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { readOwnSpaces } from '../availability/space-units.ts'
import { holdForClient, requireHoldEnd } from '../bookings/propose-terms.ts'
import { findOrAddClient } from '../clients/write-client.ts'
import { describeHolds } from './own-holds.ts'
import { joinCells, type Wanted } from './plan-blocks.ts'

type HoldContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics' | 'limiter'>

/** Runs of cells, each of which is priced and becomes a booking. */
const HELD_PER_USER: Limit = { name: 'client-hold:user', max: 240, perSeconds: 3600 }

interface HoldRequest {
  actor: Actor
  origin: Origin
  input: Out<typeof availsRoutes.holdCells.body>
}

/**
 * Holds chosen cells for a client, a booking for each run of them; what is taken stays, and is named with whom it is held for.
 * @throws AppError `dates-taken` where nothing could be held, `listing-not-found`, `invalid-input`, as `findOrAddClient`
 */
export async function holdCells(
  context: HoldContext,
  { actor, origin, input }: HoldRequest,
): Promise<HeldCells> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const { db, now } = context
  const ids = [...new Set(input.cells.map(({ id }) => id))].sort((a, b) => a - b)
  const spaces = await readOwnSpaces(db, { actor, ids, now: now() })
  // before anybody is added to the clients
  for (const { today } of spaces.values()) requireHoldEnd(input.until, today)
  const wanted = joinCells(input.cells, spaces)
  if (wanted.length > MOST_HELD)
    throw new AppError('invalid-input', {
      message: `Hold at most ${MOST_HELD} ranges at once; these are ${wanted.length}.`,
    })
  await context.limiter.take(HELD_PER_USER, String(actor.personId), wanted.length)
  const client = await findOrAddClient(context, {
    actor,
    client: input.clientId === undefined ? { name: input.clientName ?? '' } : { id: input.clientId },
  })
  const held: HeldCells = { client: { id: client.id, name: client.name }, made: [], refused: [] }
  for (const one of wanted) {
    const part = { id: one.listingId, unitId: one.unit.id, first: one.first, last: one.last }
    try {
      const bookingId = await holdForClient(context, {
        actor,
        origin,
        buyerId: client.buyerId,
        listingId: one.listingId,
        unitId: one.unit.id,
        first: one.first,
        last: one.last,
        brand: input.brand || client.brands[0] || client.name,
        note: input.note,
        until: input.until,
      })
      held.made.push({ ...part, bookingId })
    } catch (thrown) {
      // two at once: the constraint decides
      const error = isDatesTaken(thrown) ? new AppError('dates-taken') : thrown
      if (!(error instanceof AppError) || !OF_ONE.has(error.code)) throw thrown
      held.refused.push({ ...part, reason: await explain(context, { actor, wanted: one, error }) })
    }
  }
  refuseNothing(held)
  return held
}

/** Refusals about some days of a face, which say nothing of the others. */
const OF_ONE = new Set(['dates-taken', 'term-not-sold', 'not-bookable', 'listing-not-found'])

/** Held for somebody: for whom, and until when. */
async function explain(
  { db, now }: HoldContext,
  { actor, wanted, error }: { actor: Actor; wanted: Wanted; error: AppError },
): Promise<string> {
  if (error.code === 'listing-not-found') return 'this space is not live.'
  if (error.code !== 'dates-taken') return error.message
  const holds = await describeHolds(db, {
    sellerId: actor.organizationId,
    listingId: wanted.listingId,
    unitId: wanted.unit.id,
    days: wanted,
    now: now(),
  })
  const hold = holds[0]
  if (!hold) return error.message
  const by = hold.byId !== null && hold.byId !== actor.personId ? ` ${hold.by} holds it.` : ''
  return `held for ${hold.client} until ${hold.until}.${by}`
}

/** Nothing was done, which is a refusal: the first reason with the days that it is about. */
function refuseNothing({ made, refused }: HeldCells): void {
  const [first] = refused
  if (made.length > 0 || !first) return
  throw new AppError('dates-taken', {
    message: `${toDateRange(first)}: ${first.reason}`,
    body: { refused },
  })
}
