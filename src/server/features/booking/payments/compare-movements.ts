import { type RawBuilder, sql } from 'kysely'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import type { PaymentKind, ProviderEventState } from '#domain/booking/payment-events.ts'
import type { ProviderId } from '#domain/booking/payment-providers.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { MovementKind, PaymentProvider } from '../../../platform/payments/provider.ts'
import { type Difference, findLastRun } from './differences.ts'
import { importMovements } from './import-movements.ts'
import { postCosts } from './post-costs.ts'
import type { SettlementContext } from './settlement-context.ts'

/** A bank's day, and the weekend before it. */
const DAYS_BACK = 10
/** What moved a moment ago may be told tomorrow. */
const HOURS_SETTLED = 3
const HOUR_MS = 3_600_000

export type ReconcileContext = Pick<SettlementContext, 'db' | 'now' | 'log' | 'providers' | 'metrics'>
type Found = RawBuilder<Omit<Difference, 'kind'>>

interface Window {
  provider: ProviderId
  since: Date
  until: Date
  /** The movements are the operator's own. */
  isOwn: boolean
}

/**
 * What providers have moved against what is known of it here, both ways: amounts, Placard's fee, and where the movements are
 * the operator's own, all of its money against the provider's account in the ledger. One that cannot be read to the end is a
 * difference of its own, and is compared the next night.
 */
export async function compareMovements(context: ReconcileContext): Promise<Difference[]> {
  const since = await findStart(context)
  const found: Difference[] = []
  for (const provider of context.providers.values())
    await compareProvider(context, provider, since).then(
      (some) => found.push(...some),
      (error) => {
        context.log.warn({ err: error, provider: provider.id }, 'movements could not be compared')
        found.push(toUnread(provider.id, context.now()))
      },
    )
  return found
}

/** Nights that were missed are made up for. */
async function findStart({ db, now }: ReconcileContext): Promise<Date> {
  const daysBack = (from: Date, days: number) => from.getTime() - days * 24 * HOUR_MS
  const lastRun = (await findLastRun(db)) ?? now()
  return new Date(Math.min(daysBack(now(), DAYS_BACK), daysBack(lastRun, 1)))
}

async function compareProvider(
  context: ReconcileContext,
  provider: PaymentProvider,
  since: Date,
): Promise<Difference[]> {
  const { db, now } = context
  await importMovements(db, provider, since)
  const until = new Date(now().getTime() - HOURS_SETTLED * HOUR_MS)
  const isOwn = provider.movesOn === 'operator'
  const window = { provider: provider.id, since, until, isOwn }
  if (isOwn) await postCosts(context, window)
  const found: Difference[] = []
  for (const [name, check] of Object.entries(CHECKS)) {
    const { rows } = await check(window).execute(db)
    found.push(...rows.map((row) => ({ ...row, kind: KINDS[name] ?? name, cents: Number(row.cents) })))
  }
  return found
}

function toUnread(provider: ProviderId, now: Date): Difference {
  const detail = `${provider} did not say all that it moved: nothing of it was compared on ${toMarketDate(now)}`
  return { kind: 'not-compared', bookingId: null, detail, cents: 0 }
}

const [ARRIVED, RETURNED, REVERSED] = (
  ['arrived', 'returned', 'refund-reversed'] as const satisfies PaymentKind[]
).map((kind) => sql.lit(kind))
const [CAPTURED, FEE] = (['captured', 'fee'] as const satisfies MovementKind[]).map((kind) => sql.lit(kind))
const REFUNDED = sql.lit('refunded' satisfies LedgerPurpose)

type RefundState = ProviderEventState | 'refund-reversed'
/** Of a movement of a refund: the key of the event that says another state of it. */
const toKeyIn = (from: RefundState, to: RefundState) =>
  sql`regexp_replace(movement.fact_key, ${sql.lit(`:${from}$`)}, ${sql.lit(`:${to}`)})`
const PENDING_KEY = toKeyIn('refunded', 'refund-pending')
const REFUSED_KEY = toKeyIn('refunded', 'refund-refused')
/** What came back of a refund that was never said to be made: it has failed. */
const FAILED_KEY = toKeyIn('refund-reversed', 'refund-refused')
const isSaid = (keys: RawBuilder<unknown>) => sql`exists (
  select from payment_events where provider = movement.provider and key in (${keys}))`
/** A provider may take a refund off its account while it is still on its way: it is in the books once it has come. */
const IS_UNDER_WAY = sql`(${isSaid(PENDING_KEY)} and not ${isSaid(sql`movement.fact_key, ${REFUSED_KEY}`)})`

/** Both directions of one question. */
const KINDS: Record<string, string> = { 'amount-differs': 'movement-differs' }

const CHECKS: Record<string, (window: Window) => Found> = {
  'movement-differs': ({ provider, since, until }) => sql`
    select payment.booking_id as "bookingId", movement.cents,
      ${provider} || ' moved ' || movement.fact_key || ' of ' || movement.payment_key || ', and nothing says so' as detail
    from provider_movements as movement
      left join provider_payments as payment
        on payment.provider = movement.provider and payment.key = movement.payment_key
    where movement.provider = ${provider} and movement.moved_at between ${since} and ${until}
      and fact_key is not null and not ${isSaid(sql`movement.fact_key, ${PENDING_KEY}, ${FAILED_KEY}`)}`,
  'amount-differs': ({ provider, since }) => sql`
    select fact.booking_id as "bookingId", movement.cents,
      ${provider} || ' moved another amount than ' || fact.key || ' says' as detail
    from provider_movements as movement
      cross join lateral (select booking_id, key, cents from payment_events
        where provider = movement.provider and key in (movement.fact_key, ${PENDING_KEY})
        order by key = movement.fact_key desc limit 1) as fact
    where movement.provider = ${provider} and moved_at >= ${since} and fact.cents <> abs(movement.cents)`,
  // well within the days that were asked for: a fact is written after its movement
  'fact-not-moved': ({ provider, since, until, isOwn }) => sql`
    select booking_id as "bookingId", key || ' is in the books, and the provider has not moved it' as detail, cents
    from payment_events as fact
    where provider = ${provider} and (kind in (${ARRIVED}, ${RETURNED}) or (${isOwn} and kind = ${REVERSED}))
      and created_at between ${new Date(since.getTime() + 48 * HOUR_MS)} and ${until} and not exists (
        select from provider_movements where provider = fact.provider and fact_key = fact.key)`,
  'fee-differs': (window) => sql`
    select booking_id as "bookingId", kept - fee as cents,
      ${window.provider} || ' kept another fee of ' || key || ' than the books say' as detail
    from (${feesOf(window)}) as payment
    where (${window.isOwn} or is_told) and abs(kept - fee) > refunds`,
  'balance-differs': ({ provider, since, until, isOwn }) => sql`
    select moved.booking_id as "bookingId", moved.cents - booked.cents as cents,
      'What ' || ${provider} || ' has moved for the booking is not what its account in the books says' as detail
    from (select payment.booking_id, sum(movement.cents - movement.cost_cents) as cents
        from provider_movements as movement
          join provider_payments as payment
            on payment.provider = movement.provider and payment.key = movement.payment_key
        where movement.provider = ${provider}
        group by payment.booking_id having max(moved_at) between ${since} and ${until} and not bool_or(${IS_UNDER_WAY})) as moved
      cross join lateral (
        select coalesce(sum(case when debit_account = ${provider} then entry.cents
            when credit_account = ${provider} then -entry.cents end), 0) as cents,
          max(posted_at) as last_at,
          count(distinct posting.id) filter (where purpose = ${REFUNDED} and via = ${provider}) as refunds
        from ledger_postings as posting left join ledger_entries as entry on entry.posting_id = posting.id
        where posting.booking_id = moved.booking_id) as booked
    where ${isOwn} and abs(moved.cents - booked.cents) > booked.refunds and booked.last_at <= ${until}
      and not exists (select from payment_events as fact
        where fact.booking_id = moved.booking_id and fact.provider = ${provider} and fact.kind = ${ARRIVED}
          and (fact.fee_cents is null or not exists (select from provider_movements
            where provider = fact.provider and fact_key = fact.key)))`,
}

/**
 * What was kept of each payment by its movements and by its facts. A provider gives a fee back in proportion, in cents that it
 * rounds itself: a cent for each refund is no difference. Where movements are of sellers, refunds say nothing of the fee.
 */
function feesOf({ provider, since, until }: Omit<Window, 'isOwn'>): RawBuilder<unknown> {
  return sql`
    select payment.booking_id, payment.key, told.fee, told.refunds, moved.kept, moved.is_told and told.refunds = 0 as is_told
    from (select payment_key, coalesce(sum(cents) filter (where kind = ${FEE}), 0) as kept,
          bool_or(kind = ${FEE}) as is_told
        from provider_movements as movement where provider = ${provider} group by payment_key
        having max(moved_at) between ${since} and ${until} and bool_or(kind = ${CAPTURED})
          and not bool_or(${IS_UNDER_WAY})) as moved
      join provider_payments as payment on payment.provider = ${provider} and payment.key = moved.payment_key
      cross join lateral (
        select sum(case when kind = ${ARRIVED} then fee_cents when kind = ${RETURNED} then -fee_cents end) as fee,
          count(*) filter (where kind = ${RETURNED}) as refunds, max(created_at) as last_at
        from payment_events where charge_id = payment.id) as told
    where told.fee is not null and told.last_at <= ${until}`
}
