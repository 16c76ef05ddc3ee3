import type { Income, MyNumbers } from '#contract/listings/numbers.ts'
import type { Db } from '../../../platform/db/database.ts'

const MAX_GROUPS = 20
const NONE: Income = { agreedCents: 0, creditedCents: 0, paidCents: 0, refundedCents: 0 }

interface Part {
  listingId: number
  isBefore: boolean
  sums: Income
}

/** What the books say of a seller's spaces, beside the span before, and by what the spaces have in common; null: nothing. */
export async function sumIncome(db: Db, parts: readonly Part[]): Promise<MyNumbers['income']> {
  if (parts.length === 0) return null
  const spaces = await db
    .selectFrom('listings')
    .select(['id', 'ad_type', 'location_text'])
    .where('id', 'in', [...new Set(parts.map(({ listingId }) => listingId))])
    .execute()
  const byId = new Map(spaces.map((space) => [space.id, space]))
  const now = parts.filter(({ isBefore }) => !isBefore)
  const groupBy = (key: 'ad_type' | 'location_text') =>
    [...Map.groupBy(now, ({ listingId }) => byId.get(listingId)?.[key] ?? '')]
      .map(([name, group]) => ({ name, income: add(group) }))
      .sort((a, b) => b.income.agreedCents - a.income.agreedCents || a.name.localeCompare(b.name, 'en'))
      .slice(0, MAX_GROUPS)
  return {
    totals: add(now),
    before: add(parts.filter(({ isBefore }) => isBefore)),
    kinds: groupBy('ad_type'),
    markets: groupBy('location_text'),
  }
}

function add(parts: readonly Part[]): Income {
  return parts.reduce(
    (sum, { sums }) => ({
      agreedCents: sum.agreedCents + sums.agreedCents,
      creditedCents: sum.creditedCents + sums.creditedCents,
      paidCents: sum.paidCents + sums.paidCents,
      refundedCents: sum.refundedCents + sums.refundedCents,
    }),
    NONE,
  )
}
