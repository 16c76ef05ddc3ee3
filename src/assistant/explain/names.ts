import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { formatPrice } from '#domain/money.ts'
import {
  AD_TYPE_LABELS,
  type AdType,
  AUDIENCE_LABELS,
  type Audience,
  type AudienceBasis,
  type AudiencePeriod,
  FEATURE_LABELS,
  type Feature,
  type Interval,
  VENUE_LABELS,
  type Venue,
} from '#domain/vocabulary.ts'
import type { Tongue } from '../converse/language.ts'
import * as spanish from './spanish-names.ts'
import { listWords } from './wording.ts'

/** What answers call the things of the market, in one language: a sentence takes all its names from one table. */
interface Names {
  /** One of a kind of space: "billboard". */
  kinds: Record<AdType, string>
  audiences: Record<Audience, string>
  venues: Record<Venue, string>
  features: Record<Feature, string>
  /** Whom an audience figure counts: "views". */
  contacts: Record<AdType, string>
  /** "a day", "an issue". */
  countedPer: Record<AudiencePeriod, string>
  bases: Record<AudienceBasis, string>
  /** "a, b and c". */
  all: (words: readonly string[]) => string
  /** "a, b or c". */
  any: (words: readonly string[]) => string
  /** "$900/month". */
  price: (dollars: number, interval: Interval) => string
  /** Of a calendar date. */
  day: (date: string) => string
  days: (range: { first: string; last: string }) => string
}

const lower = <K extends string>(labels: Record<K, string>) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([key, label]) => [key, label.toLowerCase()]),
  ) as Record<K, string>

const NAMES: Record<Tongue, Names> = {
  en: {
    kinds: lower(AD_TYPE_LABELS),
    audiences: lower(AUDIENCE_LABELS),
    venues: lower(VENUE_LABELS),
    features: lower(FEATURE_LABELS),
    contacts: {
      billboard: 'views',
      digital: 'views',
      print: 'readers or copies',
      radio: 'listeners',
      event: 'people',
      social: 'people',
    },
    countedPer: {
      day: 'a day',
      week: 'a week',
      '4-week': 'in 4 weeks',
      month: 'a month',
      issue: 'an issue',
      event: 'an event',
      post: 'a post',
    },
    bases: {
      measured: 'measured',
      modelled: 'modeled',
      circulation: 'circulation',
      followers: 'followers',
      'seller-stated': 'seller-stated',
    },
    all: (words) => listWords(words, 'and'),
    any: (words) => listWords(words, 'or'),
    price: formatPrice,
    day: toShortDate,
    days: (range) => toDateRange(range),
  },
  es: {
    kinds: spanish.KINDS,
    audiences: spanish.AUDIENCES,
    venues: spanish.VENUES,
    features: spanish.FEATURES,
    contacts: spanish.CONTACTS,
    countedPer: spanish.COUNTED_PER,
    bases: spanish.BASES,
    all: (words) => spanish.listInSpanish(words, 'y'),
    any: (words) => spanish.listInSpanish(words, 'o'),
    price: spanish.priceInSpanish,
    day: spanish.dayInSpanish,
    days: spanish.daysInSpanish,
  },
}

export function namesIn(tongue: Tongue): Names {
  return NAMES[tongue]
}
