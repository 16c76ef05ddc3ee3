import type { AudiencePeriod, Interval, ListingType } from '../vocabulary.ts'

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
