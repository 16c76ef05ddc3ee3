import { randomInt } from 'node:crypto'
import type { CodeChange, NewCode } from '#contract/booking/response-codes.ts'
import { readerOf } from '#domain/booking/booking-reader.ts'
import { RESPONSE_ALPHABET, RESPONSE_LENGTH } from '#domain/booking/response/response-code.ts'
import { readResponseTarget } from '#domain/booking/response/response-target.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type BookingRow, lockBooking, noSuchBooking } from '../bookings/lock-booking.ts'
import { canEditCode, canMakeCode } from './policy.ts'
import { noSuchCode } from './queries.ts'

type SaveContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>
interface By {
  actor: Actor
  origin: Origin
}

/**
 * Gives a line of a booking its code, for good.
 * @throws AppError `booking-not-found`, `forbidden`, `code-closed`, `code-target`, `code-taken`, `invalid-input`
 */
export async function createCode(
  context: SaveContext,
  { bookingId, given }: { bookingId: number; given: NewCode },
  by: By,
): Promise<void> {
  const target = readTarget(context, given.target)
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const { booking, terms } = await lockBooking(trx, bookingId)
    requireBuyer(booking, by.actor)
    if (!canMakeCode('buyer', booking.status)) throw new AppError('code-closed')
    if (!terms?.units[given.item])
      throw new AppError('invalid-input', { fields: { item: 'The booking has no such line' } })
    const row = {
      booking_id: bookingId,
      owner_id: booking.buyer_id,
      item: given.item,
      target,
      created_at: now,
    }
    const { id, code } = await insertCode(trx, { ...row, promo: given.promo, phone: given.phone })
    await insertTarget(trx, { id, target, now })
    await record(trx, by, { bookingId, code, action: 'response-code.created', after: { target } })
  })
}

/**
 * Leads a code elsewhere, or says other words to write down beside it. A suspended one stays suspended.
 * @throws AppError `booking-not-found`, `not-found`, `forbidden`, `code-ended`, `code-target`
 */
export async function changeCode(
  context: SaveContext,
  { bookingId, code, given }: { bookingId: number; code: string; given: CodeChange },
  by: By,
): Promise<void> {
  const target = given.target === undefined ? undefined : readTarget(context, given.target)
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const { booking } = await lockBooking(trx, bookingId)
    requireBuyer(booking, by.actor)
    const before = await findOf(trx, { bookingId, code })
    if (!before) throw noSuchCode()
    if (!canEditCode('buyer', booking, now)) throw new AppError('code-ended')
    const { promo = before.promo, phone = before.phone } = given
    await trx
      .updateTable('response_codes')
      .set({ target: target ?? before.target, promo, phone })
      .where('id', '=', before.id)
      .execute()
    if (target === undefined || target === before.target) return
    await insertTarget(trx, { id: before.id, target, now })
    const change = { before: { target: before.target }, after: { target } }
    await record(trx, by, { bookingId, code, action: 'response-code.changed', ...change })
  })
}

/** @throws AppError `booking-not-found`, `forbidden`: only its buyer's side says where a code leads */
function requireBuyer(booking: BookingRow, actor: Actor): void {
  const reader = readerOf(booking, actor)
  if (reader === null) throw noSuchBooking()
  if (reader !== 'buyer') throw new AppError('forbidden', { message: 'Codes are made by the buyer.' })
}

/** @throws AppError `code-target` */
function readTarget({ config }: Pick<AppContext, 'config'>, text: string): string {
  const read = readResponseTarget(text)
  if ('problem' in read) throw noTarget(read.problem)
  // one code that leads to another goes around in circles
  if (read.host === new URL(config.PUBLIC_URL).hostname) throw noTarget('Give an address of your own site')
  return read.url
}

function noTarget(problem: string): AppError {
  return new AppError('code-target', { fields: { target: problem } })
}

interface CodeToInsert {
  booking_id: number
  owner_id: number
  item: number
  target: string
  promo: string | null
  phone: string | null
  created_at: Date
}

/** Of 47 million; one that is taken is drawn again. */
const DRAWS = 8

async function insertCode(trx: Tx, row: CodeToInsert): Promise<{ id: number; code: string }> {
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const made = await trx
      .insertInto('response_codes')
      .values({ ...row, code: drawCode() })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'code'])
      .executeTakeFirst()
    if (made) return made
    if (await hasCode(trx, row)) throw new AppError('code-taken')
  }
  throw new Error('every code drawn is taken')
}

async function hasCode(trx: Tx, { booking_id, item }: CodeToInsert): Promise<boolean> {
  const found = trx.selectFrom('response_codes').select('id').where('booking_id', '=', booking_id)
  return (await found.where('item', '=', item).executeTakeFirst()) !== undefined
}

function drawCode(): string {
  const letters = Array.from({ length: RESPONSE_LENGTH }, () =>
    required(RESPONSE_ALPHABET[randomInt(RESPONSE_ALPHABET.length)]),
  )
  return letters.join('')
}

function findOf(trx: Tx, { bookingId, code }: { bookingId: number; code: string }) {
  const codes = trx.selectFrom('response_codes').selectAll().where('booking_id', '=', bookingId)
  return codes.where('code', '=', code).forUpdate().executeTakeFirst()
}

async function insertTarget(trx: Tx, { id, target, now }: { id: number; target: string; now: Date }) {
  await trx.insertInto('response_targets').values({ code_id: id, target, created_at: now }).execute()
}

interface Recorded {
  bookingId: number
  code: string
  action: string
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

function record(trx: Tx, { actor, origin }: By, { bookingId, code, action, before, after }: Recorded) {
  return recordAudit(trx, {
    actorId: actor.personId,
    action,
    subject: { type: 'booking', id: bookingId },
    ...(before && { before: { code, ...before } }),
    after: { code, ...after },
    origin,
  })
}
