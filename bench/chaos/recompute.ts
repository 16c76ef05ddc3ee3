import { setTimeout as sleep } from 'node:timers/promises'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { reconcile } from '#server/features/booking/payments/reconcile.ts'
import type { Killed } from './killed-product.ts'
import type { Acknowledged } from './people.ts'

const PATIENCE_MS = 130_000

/** Still under way: the sweep of each minute settles what a killed process left. */
const OPEN = `select id, state as detail from provider_payments where state in ('created', 'authorized', 'processing')
  union all
  select charge.id, 'owed back' from provider_payments as charge join bookings on bookings.id = charge.booking_id
    where bookings.status = 'cancelled' and charge.state = 'captured' and not exists (
      select from provider_payments as refund where refund.charge_id = charge.id and refund.state = 'returned')`

const WAITING = `select id, task_identifier as detail from graphile_worker.jobs
  where attempts < max_attempts and run_at <= now() - interval '5 seconds'`

export async function untilSettled({ query }: Killed): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < PATIENCE_MS) {
    const open = await query(`${OPEN} union all ${WAITING}`).catch(() => null)
    if (open?.length === 0) break
    await sleep(500)
  }
  console.log(`Settled after ${Math.round((performance.now() - startedAt) / 1000)} s.`)
}

/** Each finds nothing where everything acknowledged was done once and whole. */
const FINDINGS: Record<string, string> = {
  'a step was taken twice':
    'select booking_id as id, step as detail from booking_events group by 1, 2 having count(*) > 1',
  'a booking was charged twice': `select booking_id as id, '' as detail from provider_payments
    where kind = 'charge' and state = 'captured' group by 1 having count(*) > 1`,
  'a payment is still open': OPEN,
  'provider and facts differ': `select charge.booking_id as id, facts.cents || ' of ' || tested.cents as detail
    from provider_payments as charge
    join lateral (select coalesce(sum(case state when 'captured' then test.cents when 'refunded' then -fact.cents else 0 end), 0) as cents
      from test_payments as test join test_payment_events as fact on fact.payment_id = test.id where test.key = charge.key) as tested on true
    join lateral (select coalesce(sum(case kind when 'arrived' then cents when 'returned' then -cents else 0 end), 0) as cents
      from payment_events where booking_id = charge.booking_id) as facts on true
    where charge.kind = 'charge' and charge.state = 'captured' and facts.cents <> tested.cents`,
  'facts and receipts differ': `select booking_id as id, '' as detail from (select booking_id, count(*) as facts from payment_events
      where kind in ('arrived', 'returned') group by 1) as facts
    full join (select booking_id, count(*) as papers from documents where kind = 'receipt' group by 1) as papers using (booking_id)
    where facts is distinct from papers`,
  'a booking has no papers': `select booking_id as id, kinds.kind as detail from booking_events
    cross join (values ('insertion-order'), ('invoice')) as kinds (kind)
    where step = 'secure' and (select count(*) from documents where documents.booking_id = booking_events.booking_id
      and documents.kind = kinds.kind) <> 1`,
  'numbers of papers have a gap': `select seller_id as id, kind as detail from document_counters full join (
      select seller_id, kind, year, count(*) as papers, max(number) as highest from documents group by 1, 2, 3) as issued
      using (seller_id, kind, year)
    where papers is distinct from last_number or highest is distinct from last_number`,
  'an alarm was raised': `select id, message as detail from error_reports`,
  'a job is shown as failed': `select id, task_identifier as detail from graphile_worker.jobs
    where locked_at is null and attempts >= least(max_attempts, 5)`,
}

export async function recompute(killed: Killed, acknowledged: Acknowledged): Promise<string[]> {
  const problems: string[] = []
  for (const [title, sql] of Object.entries(FINDINGS))
    for (const { id, detail } of await killed.query<{ id: number; detail: string }>(sql))
      problems.push(`${title}: ${id} ${detail}`)
  problems.push(...(await compareAcknowledged(killed, acknowledged)))
  const config = parseConfig({ LOG_LEVEL: 'silent', DATABASE_URL: killed.url, PAYMENT_TEST: '1' })
  const context = createContext(config, killed.url)
  try {
    const differences = await reconcile(context)
    if (differences > 0) problems.push(`the comparison finds ${differences} differences`)
    for (const cell of await findBrokenCells(context.db)) problems.push(`cell: ${JSON.stringify(cell)}`)
  } finally {
    await context.pool.end()
  }
  return problems
}

/** Nothing acknowledged is missing, and nothing was done that nobody was answered: whoever tries under a key is answered at last. */
async function compareAcknowledged({ query }: Killed, acknowledged: Acknowledged): Promise<string[]> {
  const kept = await query<{ key: string }>('select key from idempotency_keys')
  const known = new Set(kept.map(({ key }) => key))
  const withKey = [...acknowledged].filter(([, { what }]) =>
    ['bookings', 'steps', 'provider-payments'].includes(what),
  )
  const lost = withKey.filter(([key]) => !known.has(key)).map(([key, { what }]) => `lost: ${what} ${key}`)
  const wanted = (name: string) => withKey.filter(([, { what }]) => what === name).length
  const [made] = await query<{
    bookings: number
    steps: number
  }>(`select (select count(*)::int from bookings) as bookings,
    (select count(*)::int from booking_events where actor in ('buyer', 'seller')) as steps`)
  const [paid] = await query<{ charges: number; refunds: number }>(`select
    count(*) filter (where kind = 'charge' and state = 'captured')::int as charges,
    count(*) filter (where kind = 'refund' and state = 'returned')::int as refunds from provider_payments`)
  console.log(
    `${made!.bookings} bookings, ${made!.steps} steps, ${paid!.charges} charges, ${paid!.refunds} refunds.`,
  )
  if (made!.bookings !== wanted('bookings')) lost.push(`${made!.bookings} bookings of ${wanted('bookings')}`)
  if (made!.steps !== wanted('steps')) lost.push(`${made!.steps} steps of ${wanted('steps')}`)
  return lost
}
