import { type RawBuilder, sql } from 'kysely'
import {
  ADDS_TO_SETTLED,
  AGREED_PURPOSES,
  type LedgerPurpose,
  TAKES_FROM_SETTLED,
} from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { PAYMENT_EVENTS, PAYMENT_KINDS, type PaymentKind } from '#domain/booking/payment-events.ts'
import type { PaymentVia } from '#domain/booking/payment-providers.ts'
import { UNANSWERED } from '#domain/booking/payments.ts'
import { TAKEN_STATES } from '#domain/booking/provider-payment.ts'
import { earliestDay } from '#domain/booking/sale-window.ts'
import { DEBT_DIFFERENCES } from '#domain/booking/unsettled.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { OPENING_CENTS } from '../../ground/ledger/post-ledger.ts'
import { compareMovements, type ReconcileContext } from './compare-movements.ts'
import { addDifferences, type Difference } from './differences.ts'
import { listOpenBookings } from './list-open.ts'
import { listUnsettledRefunds } from './unsettled-refunds.ts'

const MONEY_KINDS = PAYMENT_KINDS.filter((kind) => PAYMENT_EVENTS[kind].purpose !== null)
const PURPOSE_OF_FACT = sql`case fact.kind ${sql.join(
  MONEY_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(PAYMENT_EVENTS[kind].purpose)}`),
  sql` `,
)} end`

const listPaymentEvents = (kind: PaymentKind, detail: RawBuilder<string>) => sql<Omit<Difference, 'kind'>>`
  select booking_id as "bookingId", ${detail} as detail, cents from payment_events where kind = ${sql.lit(kind)}`
const ARRIVED: PaymentKind = 'arrived'
const [BOOKED, PAID, COST] = (['booked', 'paid', 'cost'] as const satisfies LedgerPurpose[]).map((purpose) =>
  sql.lit(purpose),
)
const DIRECT = sql.lit('direct' satisfies PaymentVia)

/** Of a row of `ledger_postings`: what it adds to what was paid and not given back, or takes from it. */
const KEPT_CENTS = sql<number>`case when purpose in (${toWordList(ADDS_TO_SETTLED)}) then cents
  when purpose in (${toWordList(TAKES_FROM_SETTLED)}) then -cents else 0 end`

/** What each check finds where books, facts and bookings do not say the same; none of them may ever find anything. */
const CHECKS: Record<string, RawBuilder<Omit<Difference, 'kind'>>> = {
  'fact-not-posted': sql`select fact.booking_id as "bookingId", 'Payment ' || fact.id || ' is not in the books' as detail, fact.cents
    from payment_events as fact where fact.kind in (${toWordList(MONEY_KINDS)}) and not exists (
      select from ledger_postings where source = 'fact:' || fact.id and cents = fact.cents and via = fact.provider
        and purpose = ${PURPOSE_OF_FACT})`,
  'posting-without-fact': sql`select posting.booking_id as "bookingId", 'Posting ' || posting.id || ' has no payment' as detail,
      posting.cents
    from ledger_postings as posting where purpose not in (${toWordList(AGREED_PURPOSES)}) and not exists (
      select from payment_events as fact where 'fact:' || fact.id = posting.source)
      and not (purpose = ${COST} and exists (
        select from provider_movements as movement where 'movement:' || movement.id = posting.source))`,
  'charge-without-fact': sql`select booking_id as "bookingId", 'Payment ' || key || ' is ' || state || ', and nothing says so' as detail,
      cents
    from provider_payments where kind = 'charge' and state in (${toWordList(TAKEN_STATES)}) and not exists (
      select from payment_events where charge_id = provider_payments.id and kind = ${sql.lit(ARRIVED)})`,
  'dispute-lost': listPaymentEvents(
    'dispute-lost',
    sql`'The buyer’s bank took payment ' || id || ' back: look whether the seller’s share was reversed'`,
  ),
  'fee-not-as-asked': sql`select fact.booking_id as "bookingId",
      fact.provider || ' kept another fee of ' || charge.key || ' than it was asked to' as detail,
      fact.fee_cents - charge.fee_cents as cents
    from payment_events as fact join provider_payments as charge on charge.id = fact.charge_id
    where fact.kind = ${sql.lit(ARRIVED)} and fact.fee_cents <> charge.fee_cents`,
  'fee-not-as-agreed': sql`select booking_id as "bookingId", 'Paid through providers, and their fees are not the agreed one' as detail,
      due.cents
    from (select posting.booking_id,
          sum(case when debit_account like 'fee-due:%' then entry.cents
            when credit_account like 'fee-due:%' then -entry.cents else 0 end) as cents
        from ledger_postings as posting left join ledger_entries as entry on entry.posting_id = posting.id
        group by posting.booking_id
        having bool_and(purpose in (${BOOKED}, ${COST}) or (purpose = ${PAID} and via <> ${DIRECT}))) as due
      cross join lateral (select sum(${OPENING_CENTS}) as cents from ledger_postings
        where booking_id = due.booking_id) as open
    where due.cents <> 0 and open.cents = 0`,
  'refund-refused': listPaymentEvents(
    'refund-refused',
    sql`'The provider refused to give payment ' || id || ' back'`,
  ),
  'refund-reversed': listPaymentEvents(
    'refund-reversed',
    sql`'Refund ' || id || ' failed after it was made: look where the money lies, and that it reaches the buyer'`,
  ),
  'refunded-beyond-paid': sql`select booking_id as "bookingId", 'More was given back than came' as detail,
      -sum(${KEPT_CENTS}) as cents
    from ledger_postings group by booking_id having sum(${KEPT_CENTS}) < 0`,
  'booking-not-posted': sql`select id as "bookingId", 'Booked, and not in the books' as detail, total_cents as cents
    from bookings where booked_at is not null and total_cents > 0 and not exists (
      select from ledger_postings where booking_id = bookings.id and purpose = ${BOOKED})`,
  'entries-differ': sql`select posted.booking_id as "bookingId", 'Entries and postings differ' as detail,
      posted.cents - coalesce(entered.cents, 0) as cents
    from (select booking_id, sum(${OPENING_CENTS}) as cents
        from ledger_postings group by booking_id) as posted
      left join (select account, sum(cents) as cents from (
          select debit_account as account, cents from ledger_entries
          union all select credit_account, -cents from ledger_entries) as moves group by account) as entered
        on entered.account = 'receivable:' || posted.booking_id
    where posted.cents <> coalesce(entered.cents, 0)`,
}

/**
 * Compares books, facts and bookings. What differs is kept once for an admin to close; so is money that nobody settles:
 * owed back after the end, or said to be sent and not answered. @returns how many are new
 */
export async function reconcile(context: ReconcileContext): Promise<number> {
  const { db } = context
  const at = context.now()
  const found = [
    ...(await runChecks(db)),
    ...(await compareMovements(context)),
    ...(await listUnsettled(db, at)),
    ...(await listUnsettledRefunds(db, at)),
  ]
  await db.insertInto('reconciliation_runs').values({ checked_at: at }).execute()
  return addDifferences(db, found, at)
}

async function runChecks(db: Db): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [kind, check] of Object.entries(CHECKS)) {
    const { rows } = await check.execute(db)
    found.push(...rows.map((row) => ({ ...row, kind, cents: Number(row.cents) })))
  }
  return found
}

const ENDED: readonly BookingStatus[] = ['completed', 'cancelled', 'expired', 'withdrawn', 'declined']

async function listUnsettled(db: Db, now: Date): Promise<Difference[]> {
  const open = await listOpenBookings(db, { now })
  return open.flatMap(({ id, status, money, sent }): Difference[] => [
    ...(ENDED.includes(status) && money.openCents !== 0
      ? [
          {
            kind: DEBT_DIFFERENCES[money.openCents < 0 ? 1 : 0],
            bookingId: id,
            detail: `${status}, and not settled`,
            cents: money.openCents,
          },
        ]
      : []),
    ...sent
      .filter(({ created_at }) => isUnanswered(created_at, UNANSWERED.tellDays, now))
      .map((fact) => ({
        kind: 'unanswered',
        bookingId: id,
        detail: `Payment ${fact.id} was sent, and the seller has not answered`,
        cents: fact.cents,
      })),
  ])
}

/** Whether some working days have passed. */
export function isUnanswered(since: Date, workingDays: number, now: Date): boolean {
  return earliestDay(toMarketDate(since), workingDays) <= toMarketDate(now)
}
