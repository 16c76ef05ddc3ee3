import type { StatementLine } from '#contract/booking/payments.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { readMoney } from '../../ground/ledger/read-money.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { isAgreed } from './is-agreed.ts'
import { applyStatementLine, type LineRow, lockLine } from './match-line.ts'
import type { PaymentContext } from './record-payment.ts'
import { canConfirm } from './secure-paid.ts'
import { withDates } from './with-dates.ts'

const PAGE_SIZE = 50

interface ListStatementLinesInput {
  sellerId: number
  limit?: number | undefined
  /** The id of the previous page's last line. */
  after: number | undefined
}

/** Those that wait first, then newest first. */
export async function listStatementLines(
  db: Db,
  { sellerId, limit = PAGE_SIZE, after }: ListStatementLinesInput,
) {
  const last = after === undefined ? undefined : await findLine(db, { id: after, sellerId })
  const page = await fetchPage(limit, (size) =>
    db
      .selectFrom('statement_lines')
      .selectAll()
      .where('seller_id', '=', sellerId)
      .$if(last !== undefined, (rows) =>
        rows.where(({ eb, or, and }) => {
          const isOpen = eb('status', '=', 'open')
          const older = eb('id', '<', required(last).id)
          return required(last).status === 'open'
            ? or([and([isOpen, older]), eb('status', '<>', 'open')])
            : and([eb('status', '<>', 'open'), older])
        }),
      )
      .orderBy(({ case: when }) => when().when('status', '=', 'open').then(0).else(1).end())
      .orderBy('id', 'desc')
      .limit(size)
      .execute(),
  )
  return { items: await presentLines(db, page.rows), nextCursor: page.nextCursor }
}

interface SettleLineContext {
  id: number
  sellerId: number
  as: { bookingId: number } | { reason: string }
}

/** A seller says which booking a line is for, or that it is for none. @throws AppError `not-found`, `booking-not-found`, `wrong-step` */
export async function settleLine(
  context: PaymentContext,
  { id, sellerId, as }: SettleLineContext,
  keep: RecordResult,
): Promise<number> {
  return withDates(context, async (trx, mayClaim) => {
    const locked = 'bookingId' in as ? await lockBooking(trx, as.bookingId) : null
    if (locked && locked.booking.seller_id !== sellerId) throw new AppError('booking-not-found')
    if (locked && !(await isAgreed(trx, locked.booking))) throw new AppError('wrong-step')
    const line = await lockLine(trx, id)
    if (line?.seller_id !== sellerId) throw new AppError('not-found')
    if (line.status !== 'open') throw new AppError('wrong-step')
    if (locked) {
      const mayStand = mayClaim && canConfirm(locked, context.now())
      await applyStatementLine(context, trx, { locked, line, mayClaim: mayStand })
    } else if ('reason' in as)
      await trx
        .updateTable('statement_lines')
        .set({ status: 'closed', reason: as.reason })
        .where('id', '=', id)
        .execute()
    await keep(trx, id)
    return id
  })
}

/** @throws AppError `not-found` */
export async function getStatementLine(
  db: Db,
  asked: { id: number; sellerId: number },
): Promise<StatementLine> {
  const line = await findLine(db, asked)
  if (!line) throw new AppError('not-found')
  return required((await presentLines(db, [line]))[0])
}

function findLine(db: Db, { id, sellerId }: { id: number; sellerId: number }): Promise<LineRow | undefined> {
  return db
    .selectFrom('statement_lines')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
}

async function presentLines(db: Db, rows: readonly LineRow[]): Promise<StatementLine[]> {
  const money = await readMoney(
    db,
    rows.flatMap(({ booking_id }) => booking_id ?? []),
  )
  return rows.map(({ id, on_day, text, cents, status, booking_id, problem, reason }) => ({
    id,
    on: on_day,
    text,
    cents,
    status,
    booking:
      booking_id === null
        ? null
        : {
            id: booking_id,
            reference: toBookingReference(booking_id),
            openCents: required(money.get(booking_id)).openCents,
          },
    problem: status === 'open' ? (problem ?? 'It names no booking of yours.') : null,
    reason,
  }))
}
