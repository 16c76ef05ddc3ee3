import { convertPrice, formatPrice, formatUsd } from './money.ts'
import {
  AD_TYPE_LABELS,
  type AdType,
  AUDIENCE_LABELS,
  type Audience,
  FEATURE_LABELS,
  type Feature,
  type Interval,
  LISTING_TYPE_LABELS,
  type ListingType,
  toAudienceTag,
  VENUE_LABELS,
  type Venue,
} from './vocabulary.ts'

export interface ComparedSpace {
  adType: AdType
  venue: Venue | null
  listingType: ListingType
  price: number
  interval: Interval
  setupFee: number | null
  location: { text: string }
  audience: { value: number | null; per: string | null; dailyViews: number | null; basis: string | null }
  targetMarket: readonly string[]
  features: readonly string[]
  availabilityStart: string | null
  availabilityEnd: string | null
  minContract: string | null
}

export interface ComparisonRow {
  label: string
  /** One per space, in order; "Not stated" where the seller gives none. */
  values: string[]
}

const NOT_STATED = 'Not stated'

/** Side-by-side comparison of the sellers' own facts, with prices normalized to 28 days. Empty rows are omitted. */
export function compareSpaces(spaces: readonly ComparedSpace[]): ComparisonRow[] {
  const row = (label: string, read: (space: ComparedSpace) => string | null): ComparisonRow => ({
    label,
    values: spaces.map((space) => read(space) || NOT_STATED),
  })
  return [
    row('Price', ({ price, interval }) => formatPrice(price, interval)),
    row('Price for 28 days', priceFor28Days),
    row('First 28 days with setup fee', (space) => (space.setupFee === null ? null : firstCost(space))),
    row(
      'Type',
      ({ adType, listingType }) => `${AD_TYPE_LABELS[adType]}, ${LISTING_TYPE_LABELS[listingType]}`,
    ),
    row('Venue', ({ venue }) => venue && VENUE_LABELS[venue]),
    row('Location', ({ location }) => location.text),
    row('Audience figure', audienceFigure),
    row('Audience', ({ targetMarket }) => targetMarket.map(audienceLabel).join(', ')),
    row('Features', ({ features }) => features.map(featureLabel).join(', ')),
    row('Available', available),
    row('Minimum contract', ({ minContract }) => minContract),
  ].filter(({ values }) => values.some((value) => value !== NOT_STATED))
}

function priceFor28Days({ price, interval }: ComparedSpace): string | null {
  return interval === 'one-time' ? null : formatUsd(Math.round(convertPrice(price, interval, '4-week')))
}

function firstCost({ price, interval, setupFee }: ComparedSpace): string | null {
  if (interval === 'one-time') return formatUsd(price + (setupFee ?? 0))
  return formatUsd(Math.round(convertPrice(price, interval, '4-week')) + (setupFee ?? 0))
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

function available({ availabilityStart: from, availabilityEnd: to }: ComparedSpace): string | null {
  if (from && to) return `${from} to ${to}`
  if (from) return `From ${from}`
  return to ? `Until ${to}` : null
}
