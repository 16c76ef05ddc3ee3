import type { Criteria } from '#contract/discovery/assistants.ts'
import { formatBudget, readBudgetBasis } from '#domain/discovery/budget.ts'
import { placesOf, withPlaces } from '#domain/discovery/criteria.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { formatUsd } from '#domain/money.ts'
import { required } from '#domain/required.ts'
import {
  AD_TYPE_LABELS,
  AUDIENCE_LABELS,
  FEATURE_LABELS,
  LISTING_TYPE_LABELS,
  VENUE_LABELS,
} from '#domain/vocabulary.ts'
import type { BuyerFormValues } from './buyer-request.ts'

export interface CriterionChip {
  key: string
  label: string
  /** The form field that edits it. */
  field: keyof BuyerFormValues
  /** The same criteria without this one. */
  without: Criteria
}

const LISTS = {
  adTypes: { labels: AD_TYPE_LABELS, field: 'ad_type', prefix: '' },
  excludedAdTypes: { labels: AD_TYPE_LABELS, field: 'query', prefix: 'No ' },
  venues: { labels: VENUE_LABELS, field: 'query', prefix: '' },
  audiences: { labels: AUDIENCE_LABELS, field: 'target_market', prefix: '' },
  features: { labels: FEATURE_LABELS, field: 'query', prefix: '' },
} as const

/** All understood criteria as chips, each with the criteria that remain after its removal. */
export function listCriteriaChips(criteria: Criteria): CriterionChip[] {
  const chips: CriterionChip[] = []
  const add = (field: keyof BuyerFormValues, label: string, cleared: Partial<Criteria>) =>
    chips.push({ key: required(Object.keys(cleared)[0]), label, field, without: { ...criteria, ...cleared } })
  chips.push(...listPlaces(criteria))
  chips.push(...listChips(criteria))
  const price = describePrice(criteria)
  if (price)
    add(criteria.priceMax === null ? 'price_min' : 'price_max', price, {
      priceMin: null,
      priceMax: null,
      interval: null,
    })
  if (criteria.listingType) add('query', LISTING_TYPE_LABELS[criteria.listingType], { listingType: null })
  const dates = describeDates(criteria)
  if (dates) add('query', dates, { availableFrom: null, availableTo: null })
  return chips
}

/** A size ranks and limits nothing; it is no criterion, and goes with the words that state it. */
export function listSizeChips(sizes: readonly { size: string; text: string }[]) {
  return sizes.map(({ size, text }) => ({
    key: `size:${text}`,
    label: `Size ${size}`,
    field: 'query' as const,
    text,
  }))
}

/** What was typed without a part of it. */
export function withoutWords(query: string, text: string): string {
  const at = query.indexOf(text)
  if (at === -1) return query
  // "una valla de 14x48"
  const before = query.slice(0, at).replace(/\b(?:de|of) $/i, '')
  return `${before} ${query.slice(at + text.length)}`
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .replace(/^[\s,;.]+/, '')
    .trim()
}

/** Without one of several the others stay. */
function listPlaces(criteria: Criteria): CriterionChip[] {
  const names = placesOf(criteria)
  return names.map((name) => ({
    key: `place:${name}`,
    label: name,
    field: 'location',
    without: withPlaces(
      criteria,
      names.filter((other) => other !== name),
    ),
  }))
}

function listChips(criteria: Criteria): CriterionChip[] {
  return (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((name) => {
    const { labels, field, prefix } = LISTS[name]
    return criteria[name].map((value) => ({
      key: `${name}:${value}`,
      label: prefix + required((labels as Record<string, string>)[value]),
      field,
      without: { ...criteria, [name]: (criteria[name] as string[]).filter((other) => other !== value) },
    }))
  })
}

/** A question where nobody said what the amount is for: `Up to $300/month?` */
function describePrice(criteria: Criteria): string | null {
  const { priceMin, priceMax } = criteria
  const mark = readBudgetBasis(criteria).isAssumed ? '?' : ''
  const amount = (dollars: number) => formatBudget(dollars, criteria) + mark
  if (priceMin !== null && priceMax !== null) return `${formatUsd(priceMin)} – ${amount(priceMax)}`
  if (priceMax !== null) return `Up to ${amount(priceMax)}`
  return priceMin === null ? null : `From ${amount(priceMin)}`
}

function describeDates({ availableFrom: from, availableTo: to }: Criteria): string | null {
  if (from && to) return `${toShortDate(from)} – ${toShortDate(to)}`
  if (from) return `From ${toShortDate(from)}`
  return to ? `Until ${toShortDate(to)}` : null
}
