import { sql } from 'kysely'
import type { ContractBooking, contractRoutes } from '#contract/booking/contracts.ts'
import type { Out } from '#contract/route.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import { isDatesTaken } from '../../../platform/db/conflicts.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { cutClaims, listClaims, lockUnits } from '../availability/claim-units.ts'
import { recordContract } from '../bookings/place-agreed.ts'
import { CLIENTS_OF_CONTRACTS, findOrAddClient } from '../clients/write-client.ts'
import { withoutDays } from './block-days.ts'
import {
  isBlockOf,
  type PlanContext,
  type PlannedBooking,
  planBooking,
  readGround,
  toLineReason,
} from './plan-bookings.ts'
import { presentBooked, presentPlan, refused } from './present-bookings.ts'
import { readLines } from './preview-bookings.ts'
import { listOwnLines, type StoredLine } from './stored-lines.ts'

type BookContext = PlanContext & Pick<AppContext, 'limiter'>

const BOOKED_PER_USER: Limit = { name: 'contract-booking:user', max: 6000, perSeconds: 3600 }
const CHANGED = 'It has changed since you looked. Look again.'

interface Booking {
  actor: Actor
  origin: Origin
  input: Out<typeof contractRoutes.bookContractLines.body>
}

/**
 * Makes bookings of lines of contracts, each in a transaction of its own: what was blocked for it is freed and booked while its unit is
 * locked, so nobody comes between. A line that is a booking answers with it. @throws AppError `verify-email-first`, `rate-limited`
 */
export async function bookLines(
  context: BookContext,
  { actor, origin, input }: Booking,
): Promise<ContractBooking[]> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const { db, now, limiter } = context
  await limiter.take(BOOKED_PER_USER, String(actor.personId), input.lines.length)
  const seen = new Map(input.lines.map((one) => [one.id, one]))
  const lines = await readLines(db, actor, [...seen.keys()])
  const ground = await readGround(db, lines, now())
  const answers: ContractBooking[] = []
  for (const line of lines) {
    const { version, totalCents } = seen.get(line.id) ?? { version: 0, totalCents: 0 }
    answers.push(
      await bookLine(context, {
        actor,
        origin,
        line,
        ground,
        atOwnPrices: input.atOwnPrices,
        version,
        totalCents,
      }),
    )
  }
  return answers
}

interface OneBooking {
  actor: Actor
  origin: Origin
  line: StoredLine
  ground: Awaited<ReturnType<typeof readGround>>
  atOwnPrices: boolean
  version: number
  totalCents: number
}

async function bookLine(context: BookContext, one: OneBooking): Promise<ContractBooking> {
  const { actor, line, ground, atOwnPrices, version, totalCents } = one
  if (line.bookingId !== null) return presentBooked(context.db, line, line.bookingId)
  if (line.version !== version) return refused(line, CHANGED)
  try {
    // a client is not added for what cannot be booked
    const looked = await planBooking(context, { actor, line, ground, buyerId: null, atOwnPrices })
    if ('reason' in looked) return refused(line, looked.reason)
    const client = await findOrAddClient(
      context,
      { actor, client: { name: line.client } },
      { limit: CLIENTS_OF_CONTRACTS },
    )
    const plan = await planBooking(context, { actor, line, ground, buyerId: client.buyerId, atOwnPrices })
    if ('reason' in plan) return refused(line, plan.reason)
    if (plan.terms.totalCents !== totalCents) return refused(line, CHANGED)
    const bookingId = await inTransaction(context, (trx) =>
      writeBooking(context, trx, plan, { ...one, buyerId: client.buyerId }),
    )
    return bookingId === null
      ? refused(line, CHANGED)
      : { ...presentPlan(plan), outcome: 'booked', bookingId, reference: toBookingReference(bookingId) }
  } catch (thrown) {
    // two at once: the constraint decides
    return refused(line, toLineReason(isDatesTaken(thrown) ? new AppError('dates-taken') : thrown))
  }
}

const EVER = '9999-12-31'

/** @returns the booking that the line is, whoever made it; null: the line has changed meanwhile */
async function writeBooking(
  context: BookContext,
  trx: Tx,
  { line, days, spaceCents, terms, request }: PlannedBooking,
  { actor, origin, buyerId }: OneBooking & { buyerId: number },
): Promise<number | null> {
  const now = context.now()
  const unitId = request.unitId
  await lockUnits(trx, [unitId])
  const [stored] = await listOwnLines(trx, actor.organizationId, [line.id])
  if (stored && stored.bookingId !== null) return stored.bookingId
  if (stored?.version !== line.version) return null
  const blocks = (await listClaims(trx, [unitId], { first: days.first, last: EVER })).filter(isBlockOf(line))
  const end = [days.last, ...blocks.map(({ last }) => last)].toSorted().at(-1) ?? days.last
  await cutClaims(trx, blocks, { range: { first: days.first, last: end }, now })
  const by = { sellerId: actor.organizationId, buyerId, by: actor.personId, origin, now }
  const reason = line.number ? `Contract ${line.number}` : `A contract with ${line.client}`
  const bookingId = await recordContract(context, trx, { terms, request }, { ...by, reason })
  await sql`update contract_lines set booking_id = ${bookingId}, booked_from = ${days.first}::date, booked_cents = ${spaceCents},
      blocked = ${JSON.stringify(withoutDays(line.blocked, { first: days.first, last: end }))}::jsonb,
      version = version + 1, updated_at = ${now}
    where id = ${line.id}`.execute(trx)
  return bookingId
}
