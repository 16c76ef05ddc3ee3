import { intervalDays } from '../money.ts'
import { type AudiencePeriod, INTERVALS, type Interval, type ListingType } from '../vocabulary.ts'

interface PricedAudience {
  price: number
  interval: Interval
  listingType: ListingType
  audience: { value: number | null; per: AudiencePeriod | null; dailyViews: number | null }
}

/** What a thousand contacts cost, and the figure it was reckoned from. */
export interface CostPerThousand {
  /** US dollars, not rounded. */
  dollars: number
  contacts: number
  /** Of price and figure alike. */
  per: AudiencePeriod & Interval
}

/** CPM (price ÷ contacts × 1,000); null unless price and audience have the same period, so that nothing is converted silently. */
export function costPerThousand({
  price,
  interval,
  listingType,
  audience,
}: PricedAudience): CostPerThousand | null {
  const { value, per, dailyViews } = audience
  const figure =
    value !== null && per !== null ? { contacts: value, per } : { contacts: dailyViews, per: 'day' }
  const { contacts } = figure
  if (listingType === 'sale' || figure.per !== interval || contacts === null || contacts <= 0) return null
  return { dollars: (price / contacts) * 1000, contacts, per: interval as CostPerThousand['per'] }
}

/** `$4.25` */
export function formatCpm({ dollars }: Pick<CostPerThousand, 'dollars'>): string {
  return `$${dollars.toFixed(2)}`
}

/** CPM of a total over its days: the audience figure is brought to them. Null where it counts issues, events or posts. */
export function costPerThousandOf(
  { totalCents, days }: { totalCents: number; days: number },
  { value, per, dailyViews }: PricedAudience['audience'],
): Pick<CostPerThousand, 'dollars' | 'contacts'> | null {
  const figure =
    value !== null && per !== null ? { count: value, per } : { count: dailyViews, per: 'day' as const }
  const period = isInterval(figure.per) ? intervalDays(figure.per) : null
  if (period === null || figure.count === null || figure.count <= 0) return null
  const contacts = Math.round((figure.count * days) / period)
  return contacts > 0 ? { dollars: (totalCents * 10) / contacts, contacts } : null
}

/** Issues, events and posts last no days. */
function isInterval(per: AudiencePeriod): per is AudiencePeriod & Interval {
  return INTERVALS.some((interval) => interval === per)
}
