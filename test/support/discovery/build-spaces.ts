import { RING_DAYS, RING_WORDS } from '#domain/booking/free-days.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { AD_TYPES, AUDIENCES, FEATURES, INTERVALS, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'

/** Spatial distributions of a random world: each stresses another part of the kernel. */
export const WORLD_FORMS = ['globe', 'city', 'stacks', 'edges', 'lattice', 'one-point'] as const
export type WorldForm = (typeof WORLD_FORMS)[number]

export interface World {
  seed: number
  count: number
  form: WorldForm
}

/** Seeded random numbers in [0, 1) (mulberry32): reproducible, and far faster than shrinking rows. */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** What is sold of one unit: the days on which it is busy, or the dates on which it is free. */
export interface SoldUnit {
  rule: 'throughout' | 'any-within'
  days: number[]
}

/** What a space costs for some dates, sold by the day: cents a day, then tax on them, then what is paid once. */
export interface DailyCost {
  cents: number
  taxBasisPoints: number
  onceCents: number
}

/** A space with the days of its units in plain numbers, beside the rings that the kernel reads, and its cost beside its card. */
export interface TestSpace extends SpaceRow {
  sold: SoldUnit[]
  daily: DailyCost | null
}

/** The spaces of a world, ids 1 to `count`. */
export function buildSpaces({ seed, count, form }: World): TestSpace[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, i) => buildSpace(i + 1, form, random))
}

/** One random space; one in twelve has no coordinates. */
export function buildSpace(id: number, form: WorldForm, random: () => number): TestSpace {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const some = <T>(values: readonly T[]): T[] => values.filter(() => random() < 0.3)
  const point = random() < 1 / 12 ? { lat: null, lng: null } : placePoint(form, random)
  const from = Math.floor(random() * 60)
  return {
    id,
    ...point,
    price: random() < 0.5 ? Math.floor(random() * 12) * 100 : Math.floor(random() ** 3 * 30_000),
    interval: random() < 0.5 ? 'month' : pick(INTERVALS),
    adType: pick(AD_TYPES),
    venue: random() < 0.3 ? null : pick(VENUES),
    audiences: [...some(AUDIENCES), 'night-owls'],
    listingType: pick(LISTING_TYPES),
    features: some(FEATURES),
    availableFromDay: random() < 0.3 ? null : 20_000 + from,
    availableToDay: random() < 0.3 ? null : 20_000 + from + Math.floor(random() * 60),
    listedAtSeconds: 1_700_000_000 + Math.floor(random() * 500),
    score: Math.floor(random() * 64) / 63,
    leadDays: random() < 0.7 ? 0 : Math.floor(random() * 30),
    ...sellDays(random),
    ...priceDays(random),
  }
}

/** A third of all spaces have no total for any dates. */
function priceDays(random: () => number): Pick<TestSpace, 'daily' | 'card'> {
  if (random() < 1 / 3) return { daily: null, card: null }
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const daily = {
    cents: Math.floor(random() ** 2 * 20_000),
    taxBasisPoints: pick([0, 1035]),
    onceCents: pick([0, 50]),
  }
  return { daily, card: toDailyCard(daily) }
}

function toDailyCard({ cents, taxBasisPoints, onceCents }: DailyCost): RateCard {
  const rate = { cents, per: 'day' as const }
  return {
    adType: 'billboard',
    interval: 'day',
    terms: {
      timeZone: 'America/Los_Angeles',
      leadDays: 0,
      minDays: null,
      maxDays: null,
      startWeekday: null,
      sellsWholePeriods: false,
      termDiscounts: [],
      quantityDiscounts: [],
    },
    units: [
      {
        unit: { id: null, name: '', cell: 'day', anchor: POSTING_ANCHOR, capacity: 1, rate, periods: [] },
        full: [],
      },
    ],
    taxBasisPoints,
    onceCents,
    opensOn: null,
    closesOn: null,
  }
}

/** A third of all spaces have units of which something is sold: one to three, of either rule. */
function sellDays(random: () => number): Pick<TestSpace, 'sold' | 'units'> {
  const sold = Array.from({ length: random() < 0.3 ? 1 + Math.floor(random() * 3) : 0 }, () =>
    sellUnit(random),
  )
  const ringsOf = (rule: SoldUnit['rule']) =>
    sold.filter((unit) => unit.rule === rule).map(({ days }) => toRing(days))
  if (sold.length === 0) return { sold }
  return { sold, units: { throughout: ringsOf('throughout'), anyWithin: ringsOf('any-within') } }
}

function sellUnit(random: () => number): SoldUnit {
  const days = Array.from({ length: Math.floor(random() * 5) }, () => {
    const first = 19_995 + Math.floor(random() * 400)
    return Array.from({ length: 1 + Math.floor(random() * 28) }, (_, day) => first + day)
  })
  return random() < 0.7
    ? { rule: 'throughout', days: days.flat() }
    : { rule: 'any-within', days: days.map(([first]) => first as number) }
}

/** Days since 1970-01-01 as a ring, see `toDayRing`. */
export function toRing(days: Iterable<number>): Uint32Array {
  const ring = new Uint32Array(RING_WORDS)
  for (const day of days) {
    const bit = day % RING_DAYS
    ring[bit >>> 5]! |= 1 << (bit & 31)
  }
  return ring
}

function placePoint(form: WorldForm, random: () => number): { lat: number; lng: number } {
  const snap = (degrees: number) => Math.round(degrees * 1e7) / 1e7
  const at = (lat: number, lng: number) => ({ lat: snap(lat), lng: snap(lng) })
  if (form === 'globe') return at(random() * 180 - 90, random() * 360 - 180)
  if (form === 'city') return at(47.5 + random() * 0.2, -122.45 + random() * 0.25)
  if (form === 'stacks')
    return at(47.5 + Math.floor(random() * 4) / 20, -122.4 + Math.floor(random() * 4) / 20)
  if (form === 'lattice') return at(Math.floor(random() * 13) * 15 - 90, Math.floor(random() * 25) * 15 - 180)
  if (form === 'one-point') return at(47.6062, -122.3321)
  const lat = random() < 0.5 ? 90 - random() ** 3 * 20 : -90 + random() ** 3 * 20
  const lng = random() < 0.3 ? [180, -180, 0][Math.floor(random() * 3)]! : 180 - random() * 360
  return at(random() < 0.5 ? lat : random() * 10 - 5, lng)
}
