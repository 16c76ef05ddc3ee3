import { formatBudget, isPeriodOpen } from '#domain/discovery/budget.ts'
import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { formatUsd } from '#domain/money.ts'
import { AD_TYPE_LABELS, AUDIENCE_LABELS, FEATURE_LABELS, VENUE_LABELS } from '#domain/vocabulary.ts'
import { listWords } from './wording.ts'

const lower = <K extends string>(labels: Record<K, string>, ids: readonly K[]) =>
  ids.map((id) => labels[id].toLowerCase())

/**
 * Summary of the criteria in one phrase: "billboard space in Tacoma for families, up to $750/month"; empty for empty
 * criteria.
 */
export function describeCriteria(criteria: Criteria): string {
  const phrases = [
    ...(criteria.place ? [`in or near ${listWords(placesOf(criteria), 'or')}`] : []),
    ...(criteria.venues.length ? [`in ${listWords(lower(VENUE_LABELS, criteria.venues), 'or')} venues`] : []),
    ...(criteria.audiences.length
      ? [`for ${listWords(lower(AUDIENCE_LABELS, criteria.audiences), 'and')}`]
      : []),
    ...(criteria.features.length
      ? [`with ${listWords(lower(FEATURE_LABELS, criteria.features), 'and')}`]
      : []),
    ...(criteria.listingType ? [`for ${criteria.listingType}`] : []),
    ...(criteria.excludedAdTypes.length
      ? [`without ${listWords(lower(AD_TYPE_LABELS, criteria.excludedAdTypes), 'or')}`]
      : []),
  ]
  const limits = [...describeBudget(criteria), ...describeDates(criteria)]
  if (phrases.length + limits.length === 0 && criteria.adTypes.length === 0) return ''
  const what = criteria.adTypes.length
    ? `${listWords(lower(AD_TYPE_LABELS, criteria.adTypes), 'or')} space`
    : 'advertising space'
  return [[what, ...phrases].join(' '), ...limits].join(', ')
}

function describeBudget(criteria: Criteria): string[] {
  const { priceMin, priceMax } = criteria
  const amount = (dollars: number) =>
    isPeriodOpen(criteria) ? formatUsd(dollars) : formatBudget(dollars, criteria)
  if (priceMin !== null && priceMax !== null) return [`from ${formatUsd(priceMin)} to ${amount(priceMax)}`]
  if (priceMax !== null) return [`up to ${amount(priceMax)}`]
  return priceMin === null ? [] : [`from ${amount(priceMin)}`]
}

function describeDates({ availableFrom, availableTo }: Criteria): string[] {
  if (availableFrom && availableTo)
    return [`free from ${toDateRange({ first: availableFrom, last: availableTo })}`]
  if (availableFrom) return [`free from ${toShortDate(availableFrom)}`]
  return availableTo ? [`free until ${toShortDate(availableTo)}`] : []
}
