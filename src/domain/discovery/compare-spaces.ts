import { toDateRange, toShortDate } from '../format-dates.ts'
import { costPerThousand, formatCpm } from '../listings/cost-per-thousand.ts'
import { type FromWhen, firstDayOf } from '../listings/first-day.ts'
import { formatPrice, formatUsd, monthlyPrice } from '../money.ts'
import {
  AD_TYPE_LABELS,
  type AdType,
  AUDIENCE_LABELS,
  type Audience,
  type AudiencePeriod,
  FEATURE_LABELS,
  type Feature,
  type Interval,
  LISTING_TYPE_LABELS,
  type ListingType,
  toAudienceTag,
  VENUE_LABELS,
  type Venue,
} from '../vocabulary.ts'

export interface ComparedSpace extends FromWhen {
  adType: AdType
  venue: Venue | null
  listingType: ListingType
  price: number
  interval: Interval
  setupFee: number | null
  location: { text: string }
  audience: {
    value: number | null
    per: AudiencePeriod | null
    dailyViews: number | null
    basis: string | null
  }
  targetMarket: readonly string[]
  features: readonly string[]
  availabilityEnd: string | null
  minContract: string | null
}

export interface ComparisonRow {
  label: string
  /** One per space, in order; "Not stated" where the seller gives none. */
  values: string[]
  /** Positions of the best values, where all that state one can be compared. */
  best?: number[]
}

const NOT_STATED = 'Not stated'

/** Side-by-side comparison of the sellers' own facts, with prices by the month. Rows without values are left out. */
export function compareSpaces(spaces: readonly ComparedSpace[]): ComparisonRow[] {
  const row = (label: string, read: (space: ComparedSpace) => string | null): ComparisonRow => ({
    label,
    values: spaces.map((space) => read(space) || NOT_STATED),
  })
  return [
    row('Price', ({ price, interval }) => formatPrice(price, interval)),
    row('Price per month', pricePerMonth),
    row('Setup fee', ({ setupFee }) => (setupFee === null ? null : formatUsd(setupFee))),
    row('First month with setup fee', firstCost),
    row(
      'Type',
      ({ adType, listingType }) => `${AD_TYPE_LABELS[adType]}, ${LISTING_TYPE_LABELS[listingType]}`,
    ),
    row('Venue', ({ venue }) => venue && VENUE_LABELS[venue]),
    row('Location', ({ location }) => location.text),
    row('Audience figure', audienceFigure),
    withBest(
      row('Cost per thousand', thousandContacts),
      findLowest(spaces, (space) => costPerThousand(space)?.dollars),
    ),
    row('Audience', ({ targetMarket }) => targetMarket.map(audienceLabel).join(', ')),
    row('Features', ({ features }) => features.map(featureLabel).join(', ')),
    row('Available', available),
    row('Minimum contract', ({ minContract }) => minContract),
  ].filter(({ values }) => values.some((value) => value !== NOT_STATED))
}

export function withBest(row: ComparisonRow, best: number[]): ComparisonRow {
  return best.length > 0 ? { ...row, best } : row
}

/**
 * Positions of the lowest costs per thousand; none where a single space states one, all are equal, or their figures come from different
 * sources: a counted audience and an estimated one say nothing of each other.
 */
export function findLowest<S extends Pick<ComparedSpace, 'audience'>>(
  spaces: readonly S[],
  read: (space: S) => number | null | undefined,
): number[] {
  const bases = new Set(spaces.flatMap((space) => (read(space) == null ? [] : [space.audience.basis])))
  return bases.size === 1 ? lowestOf(spaces.map(read)) : []
}

/** Positions of the lowest numbers; none where there is nothing to compare, or no difference. */
export function lowestOf(numbers: readonly (number | null | undefined)[]): number[] {
  const known = numbers.flatMap((number) => number ?? [])
  const least = Math.min(...known)
  if (known.length < 2 || known.every((number) => number === least)) return []
  return numbers.flatMap((number, at) => (number === least ? [at] : []))
}

function pricePerMonth({ price, interval }: ComparedSpace): string | null {
  return interval === 'one-time' ? null : formatUsd(monthlyPrice(price, interval))
}

function firstCost({ price, interval, setupFee, listingType }: ComparedSpace): string | null {
  return setupFee === null || listingType === 'sale'
    ? null
    : formatUsd(monthlyPrice(price, interval) + setupFee)
}

function thousandContacts(space: ComparedSpace): string | null {
  const cpm = costPerThousand(space)
  return cpm && formatCpm(cpm)
}

function audienceFigure({ audience }: ComparedSpace): string | null {
  const { value, per, dailyViews, basis } = audience
  const rests = basis ? ` (${basis.replaceAll('-', ' ')})` : ''
  if (value !== null) return `${value.toLocaleString('en-US')}${per ? ` per ${per}` : ''}${rests}`
  return dailyViews === null ? null : `${dailyViews.toLocaleString('en-US')} per day${rests}`
}

function audienceLabel(tag: string): string {
  return AUDIENCE_LABELS[toAudienceTag(tag) as Audience] ?? tag
}

function featureLabel(feature: string): string {
  return FEATURE_LABELS[feature as Feature] ?? feature
}

function available({ availabilityEnd: to, ...space }: ComparedSpace): string | null {
  const from = firstDayOf(space)
  if (from === undefined) return 'Nothing free'
  if (from && to) return toDateRange({ first: from, last: to })
  if (from) return `From ${toShortDate(from)}`
  return to ? `Until ${toShortDate(to)}` : null
}
