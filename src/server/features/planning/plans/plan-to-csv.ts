import type { LinePrice, SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import { costPerThousandOf } from '#domain/listings/cost-per-thousand.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '#domain/vocabulary.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'

const HEAD = [
  'Space',
  'Listing',
  'Medium',
  'Place',
  'Seller',
  'First day',
  'Last day',
  'Quantity',
  'Total (US dollars, all-in)',
  'Contacts in these days',
  'Basis of the contacts',
  'Status',
]

/** A row a line; a line that cannot be had has no total, and says why. RFC 4180, marked as UTF-8. */
export function planToCsv({ lines }: Pick<SavedPlan, 'lines'>): string {
  return `\ufeff${toCsv([HEAD, ...lines.map(toRow)])}`
}

function toRow({
  listing,
  listingId,
  first,
  last,
  quantity,
  price,
}: SavedPlanLine): (string | number | null)[] {
  const totalCents = price.state === 'refused' ? null : price.totalCents
  const audience = listing?.audience
  const cost =
    audience && totalCents !== null
      ? costPerThousandOf({ totalCents, days: countDays(first, last) }, audience)
      : null
  const basis = audience?.basis
  return [
    listing?.title ?? null,
    listingId,
    listing && AD_TYPE_LABELS[listing.adType],
    listing?.location.text ?? null,
    listing?.sellerUsername ?? null,
    first,
    last,
    quantity,
    totalCents === null ? null : (totalCents / 100).toFixed(2),
    cost?.contacts ?? null,
    cost && basis ? AUDIENCE_BASIS_LABELS[basis] : null,
    describeStatus(price),
  ]
}

function describeStatus(price: LinePrice): string {
  if (price.state === 'ordered') return price.status
  return price.state === 'priced' ? 'free' : price.message
}
