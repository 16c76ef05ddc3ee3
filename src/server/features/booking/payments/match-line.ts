import type { Selectable, Updateable } from 'kysely'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { describeAmountDifference, listExactAmounts, settleDues } from '#domain/booking/payments.ts'
import { findReference } from '#domain/booking/statement.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { StatementLinesTable } from '../../../platform/db/tables.gen.ts'
import {
  listPaymentEvents,
  listUnanswered,
  type PaymentEventRow,
  readMoneyOf,
} from '../../ground/ledger/read-money.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findAnswered } from './insert-payment-event.ts'
import { isAgreed } from './is-agreed.ts'
import type { PaymentContext } from './record-payment.ts'
import { canConfirm } from './secure-paid.ts'
import { withDates } from './with-dates.ts'

export type LineRow = Selectable<StatementLinesTable>

/** Matches an open line with the booking that it names, where the amount is one that is due; else says how it differs. */
export async function matchLine(context: PaymentContext, lineId: number): Promise<void> {
  await withDates(context, async (trx, mayClaim) => {
    const found = await trx
      .selectFrom('statement_lines')
      .selectAll()
      .where('id', '=', lineId)
      .executeTakeFirst()
    const bookingId = await findNamed(trx, found)
    if (!found || bookingId === null) return
    const locked = await lockBooking(trx, bookingId)
    const line = await lockLine(trx, lineId)
    if (line?.status !== 'open') return
    const known = await findReported(trx, locked, line)
    if (known) return writeLine(trx, line, { booking_id: bookingId, event_id: known.id, status: 'matched' })
    const problem = await findProblem(trx, locked, { line, now: context.now() })
    if (problem !== null) return writeLine(trx, line, { booking_id: bookingId, problem })
    await applyStatementLine(context, trx, { locked, line, mayClaim })
  })
}

/** The money of a line becomes that of a booking. */
export async function applyStatementLine(
  context: PaymentContext,
  trx: Tx,
  { locked, line, mayClaim }: { locked: LockedBooking; line: LineRow; mayClaim: boolean },
): Promise<void> {
  const now = context.now()
  const { id } = locked.booking
  const fact = await applyPaymentEvent(context, trx, locked, {
    fact: {
      kind: 'arrived',
      method: 'bank-transfer',
      cents: line.cents,
      on: line.on_day,
      note: line.text,
      answersId: findAnswered(await listPaymentEvents(trx, [id]), line.cents),
      actorId: null,
      key: `line:${line.id}`,
      now,
    },
    mayClaim: mayClaim && canConfirm(locked, now),
  })
  if (fact)
    await writeLine(trx, line, { booking_id: id, event_id: fact.id, status: 'matched', problem: null })
}

export function lockLine(trx: Tx, id: number): Promise<LineRow | undefined> {
  return trx.selectFrom('statement_lines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

async function writeLine(trx: Tx, { id }: LineRow, values: Updateable<StatementLinesTable>): Promise<void> {
  await trx.updateTable('statement_lines').set(values).where('id', '=', id).execute()
}

/** The agreed booking of this seller whose reference stands in a line. */
async function findNamed(trx: Tx, line: LineRow | undefined): Promise<number | null> {
  const id = line ? findReference(line.text) : null
  if (!line || id === null) return null
  const booking = await trx
    .selectFrom('bookings')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('seller_id', '=', line.seller_id)
    .executeTakeFirst()
  return booking && (await isAgreed(trx, booking)) ? booking.id : null
}

/** What the seller has told of the same money before the bank's line came, at most a week apart. */
async function findReported(
  trx: Tx,
  { booking }: LockedBooking,
  line: LineRow,
): Promise<PaymentEventRow | undefined> {
  const taken = await trx
    .selectFrom('statement_lines')
    .select('event_id')
    .where('booking_id', '=', booking.id)
    .where('event_id', 'is not', null)
    .execute()
  const used = new Set(taken.map(({ event_id }) => event_id))
  const facts = await listPaymentEvents(trx, [booking.id])
  for (const { retracts_id } of facts) used.add(retracts_id)
  return facts.find(
    ({ id, kind, actor_id, cents, on_day }) =>
      kind === 'arrived' &&
      actor_id !== null &&
      cents === line.cents &&
      daysApart(on_day, line.on_day) <= 7 &&
      !used.has(id),
  )
}

async function findProblem(
  trx: Tx,
  locked: LockedBooking,
  { line, now }: { line: LineRow; now: Date },
): Promise<string | null> {
  const { booking, terms } = locked
  const money = await readStanding(trx, locked, now)
  const today = toWallTime(now, booking.time_zone).date
  const exact = listExactAmounts(settleDues(required(terms).schedule, money, today))
  const sent = listUnanswered(await listPaymentEvents(trx, [booking.id])).map(({ cents }) => cents)
  const fits = money.openCents > 0 && (exact.includes(line.cents) || sent.includes(line.cents))
  return fits ? null : describeAmountDifference(line.cents, money.openCents)
}

/** What has lapsed and may stand again owes what was agreed. */
async function readStanding(trx: Tx, locked: LockedBooking, now: Date): Promise<LedgerSums> {
  const { booking, terms } = locked
  const money = await readMoneyOf(trx, booking.id)
  if (booking.status !== 'expired' || !canConfirm(locked, now)) return money
  const { totalCents } = required(terms)
  return { ...money, agreedCents: totalCents, openCents: money.openCents + totalCents }
}

function daysApart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
}
