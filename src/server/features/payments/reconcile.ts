import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { PAYMENT_KINDS, UNANSWERED } from '#domain/booking/payments.ts'
import { earliestDay } from '#domain/booking/sale-window.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { OPENING_CENTS } from '../ledger/post-ledger.ts'
import { PURPOSES } from './apply-fact.ts'
import { type Comparing, compareMovements } from './compare-movements.ts'
import type { Difference } from './differences.ts'
import { listOpenBookings } from './list-open.ts'

const MONEY_KINDS = sql.join(
  PAYMENT_KINDS.filter((kind) => PURPOSES[kind] !== null).map((kind) => sql.lit(kind)),
)

/** What each check finds where books, facts and bookings do not say the same; none of them may ever find anything. */
const CHECKS: Record<string, RawBuilder<Omit<Difference, 'kind'>>> = {
  'fact-not-posted': sql`select fact.booking_id as "bookingId", 'Payment ' || fact.id || ' is not in the books' as detail, fact.cents
    from payment_facts as fact where fact.kind in (${MONEY_KINDS}) and not exists (
      select from ledger_postings where source = 'fact:' || fact.id and cents = fact.cents and via = fact.provider
        and purpose = case fact.kind when 'arrived' then 'paid' when 'returned' then 'refunded' else fact.kind end)`,
  'posting-without-fact': sql`select posting.booking_id as "bookingId", 'Posting ' || posting.id || ' has no payment' as detail,
      posting.cents
    from ledger_postings as posting where purpose not in ('booked', 'credited') and not exists (
      select from payment_facts as fact where 'fact:' || fact.id = posting.source)
      and not (purpose = 'cost' and exists (
        select from provider_movements as movement where 'movement:' || movement.id = posting.source))`,
  'charge-without-fact': sql`select booking_id as "bookingId", 'Payment ' || key || ' is ' || state || ', and nothing says so' as detail,
      cents
    from provider_payments where kind = 'charge' and state in ('captured', 'bounced') and not exists (
      select from payment_facts where charge_id = provider_payments.id and kind = 'arrived')`,
  'dispute-lost': sql`select booking_id as "bookingId",
      'The buyer’s bank took payment ' || id || ' back: look whether the seller’s share was reversed' as detail, cents
    from payment_facts where kind = 'dispute-lost'`,
  'fee-not-as-asked': sql`select fact.booking_id as "bookingId",
      fact.provider || ' kept another fee of ' || charge.key || ' than it was asked to' as detail,
      fact.fee_cents - charge.fee_cents as cents
    from payment_facts as fact join provider_payments as charge on charge.id = fact.charge_id
    where fact.kind = 'arrived' and fact.fee_cents <> charge.fee_cents`,
  'fee-not-as-agreed': sql`select booking_id as "bookingId", 'Paid through providers, and their fees are not the agreed one' as detail,
      due.cents
    from (select posting.booking_id,
          sum(case when debit_account like 'fee-due:%' then entry.cents
            when credit_account like 'fee-due:%' then -entry.cents else 0 end) as cents
        from ledger_postings as posting left join ledger_entries as entry on entry.posting_id = posting.id
        group by posting.booking_id
        having bool_and(purpose in ('booked', 'cost') or (purpose = 'paid' and via <> 'direct'))) as due
      cross join lateral (select sum(${OPENING_CENTS}) as cents from ledger_postings
        where booking_id = due.booking_id) as open
    where due.cents <> 0 and open.cents = 0`,
  'refund-refused': sql`select booking_id as "bookingId", 'The provider refused to give payment ' || id || ' back' as detail, cents
    from payment_facts where kind = 'refund-refused'`,
  'booking-not-posted': sql`select id as "bookingId", 'Booked, and not in the books' as detail, total_cents as cents
    from bookings where booked_at is not null and total_cents > 0 and not exists (
      select from ledger_postings where booking_id = bookings.id and purpose = 'booked')`,
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
export async function reconcile(context: Comparing): Promise<number> {
  const { db } = context
  const at = context.now()
  const found = [
    ...(await runChecks(db)),
    ...(await compareMovements(context)),
    ...(await listUnsettled(db, at)),
  ]
  await db.insertInto('reconciliation_runs').values({ checked_at: at }).execute()
  if (found.length === 0) return 0
  const added = await db
    .insertInto('reconciliation_differences')
    .values(
      found.map(({ kind, bookingId, detail, cents }) => ({
        kind,
        booking_id: bookingId,
        detail,
        cents,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'booking_id', 'detail', 'cents']).doNothing())
    .returning('id')
    .execute()
  return added.length
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
            kind: money.openCents < 0 ? 'owed-back' : 'owed',
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
