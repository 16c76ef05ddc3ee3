import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Movement, PaymentProvider, ProviderId } from '../../platform/payments/provider.ts'
import type { Difference } from './differences.ts'

/** A bank's day, and the weekend before it. */
const DAYS_BACK = 10
/** What moved a moment ago may be told tomorrow. */
const HOURS_SETTLED = 3
const HOUR_MS = 3_600_000

/** What providers have moved against what is known of it here, both ways. One that is away is compared the next night. */
export async function compareMovements(
  context: Pick<AppContext, 'db' | 'now' | 'log' | 'providers'>,
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const provider of context.providers.values())
    await compareProvider(context, provider).then(
      (some) => found.push(...some),
      (error) => context.log.warn({ err: error, provider: provider.id }, 'movements could not be compared'),
    )
  return found
}

async function compareProvider(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  provider: PaymentProvider,
): Promise<Difference[]> {
  const since = new Date(now().getTime() - DAYS_BACK * 24 * HOUR_MS)
  const until = new Date(now().getTime() - HOURS_SETTLED * HOUR_MS)
  const movements: Movement[] = []
  for await (const movement of provider.listMovements(since)) if (movement.payment) movements.push(movement)
  const facts = await listMoved(db, provider.id, { since, until })
  return [
    ...listUntold(provider.id, movements, { known: await listKnown(db, provider.id, movements), until }),
    ...listUnmoved(movements, facts),
  ]
}

interface Known {
  key: string
  booking_id: number
  cents: number
}

function listUntold(
  provider: ProviderId,
  movements: readonly Movement[],
  { known, until }: { known: readonly Known[]; until: Date },
): Difference[] {
  const byKey = new Map(known.map((fact) => [fact.key, fact]))
  return movements.flatMap(({ key, payment, cents, at }) => {
    const fact = byKey.get(key) ?? byKey.get(toUnderWay(key))
    if (fact ? fact.cents === Math.abs(cents) : at > until) return []
    const detail = fact
      ? `${provider} moved another amount than ${key} says`
      : `${provider} moved ${key} of ${payment}, and nothing says so`
    return [{ kind: 'movement-differs', bookingId: fact?.booking_id ?? null, detail, cents }]
  })
}

function listUnmoved(movements: readonly Movement[], facts: readonly Known[]): Difference[] {
  const moved = new Set(movements.map(({ key }) => key))
  return facts
    .filter(({ key }) => !moved.has(key))
    .map(({ key, booking_id, cents }) => ({
      kind: 'fact-not-moved',
      bookingId: booking_id,
      detail: `${key} is in the books, and the provider has not moved it`,
      cents,
    }))
}

function listKnown(db: Db, provider: ProviderId, movements: readonly Movement[]): Promise<Known[]> {
  if (movements.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_facts')
    .select(['key', 'booking_id', 'cents'])
    .where('provider', '=', provider)
    .where(
      'key',
      'in',
      movements.flatMap(({ key }) => [key, toUnderWay(key)]),
    )
    .execute()
}

/** A provider may take a refund off its account while it is still on its way. */
function toUnderWay(key: string): string {
  return key.replace(/:refunded$/, ':refund-pending')
}

/** Well within the days that were asked for: a fact is written after its movement. */
function listMoved(
  db: Db,
  provider: ProviderId,
  { since, until }: { since: Date; until: Date },
): Promise<Known[]> {
  const from = new Date(since.getTime() + 48 * HOUR_MS)
  return db
    .selectFrom('payment_facts')
    .select(['key', 'booking_id', 'cents'])
    .where('provider', '=', provider)
    .where('kind', 'in', ['arrived', 'returned'])
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .execute()
}
