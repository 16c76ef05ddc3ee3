import { AVAILS_BY, type AvailsBy, MAX_REP_NAME } from '#domain/booking/avails.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { FACINGS, type Facing } from '#domain/listings/facings.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** What the grid shows, as the address says it. */
export interface AvailsSearch {
  by?: AvailsBy
  from?: string
  q?: string
  place?: string
  type?: AdType
  size?: string
  /** Number of a structure. */
  structure?: string
  facing?: Facing
  /** Who sold or holds something, by name. */
  rep?: string
  photo?: 'none'
  /** Monthly price in dollars. */
  min?: number
  max?: number
  /** Free from the column that holds this day on, for so many columns. */
  free?: string
  for?: number
  page?: number
  /** A brief of a buyer's that is answered with chosen cells. */
  brief?: number
  /** A draft of a proposal that chosen cells are added to. */
  proposal?: number
  /** What a form without scripts has done, and the blocks that it takes back. */
  done?: 'blocked' | 'freed' | 'held' | 'released'
  count?: number
  refused?: number
  undo?: string
}

const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DONE = ['blocked', 'freed', 'held', 'released'] as const

/** What cannot be read is left out. */
export function parseAvailsSearch(raw: Record<string, unknown>): AvailsSearch {
  const one = <T extends string>(value: unknown, known: readonly T[]) => known.find((item) => item === value)
  const text = (value: unknown, max: number) =>
    (typeof value === 'string' || typeof value === 'number' ? String(value) : '').trim().slice(0, max)
  const day = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined)
  const count = (value: unknown, least: number, most: number) => {
    const number = Number(text(value, 12) || Number.NaN)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  }
  const search: AvailsSearch = {}
  const put = <K extends keyof AvailsSearch>(name: K, value: AvailsSearch[K] | '' | undefined) => {
    if (value !== undefined && value !== '') search[name] = value
  }
  const by = one(raw.by, AVAILS_BY)
  put('by', by === 'period' ? undefined : by)
  put('from', day(raw.from))
  put('q', text(raw.q, 200))
  put('place', text(raw.place, LIMITS.locationText.max))
  put('type', one(raw.type, AD_TYPES))
  put('size', text(raw.size, 200))
  put('structure', text(raw.structure, 40))
  put('facing', one(raw.facing, FACINGS))
  put('rep', text(raw.rep, MAX_REP_NAME))
  put('photo', one(raw.photo, ['none']))
  put('min', count(raw.min, 0, LIMITS.priceDollars.max))
  put('max', count(raw.max, 0, LIMITS.priceDollars.max))
  put('free', day(raw.free))
  put('for', count(raw.for, 2, 92))
  put('page', count(raw.page, 2, 10_000))
  put('brief', count(raw.brief, 1, MAX_ID))
  put('proposal', count(raw.proposal, 1, MAX_ID))
  put('done', one(raw.done, DONE))
  put('count', count(raw.count, 0, 10_000))
  put('refused', count(raw.refused, 0, 10_000))
  const undo = text(raw.undo, 2000)
  put('undo', /^\d+(\.\d+)*$/.test(undo) ? undo : undefined)
  return search
}

/** Without what a form has said: it is said once. */
export function withoutDone({
  done: _,
  count: __,
  refused: ___,
  undo: ____,
  ...rest
}: AvailsSearch): AvailsSearch {
  return rest
}

/** How many filters beside words are set. */
export function countAvailsFilters(search: AvailsSearch): number {
  const { place, type, size, structure, facing, rep, photo, min, max, free } = search
  return [place, type, size, structure, facing, rep, photo, min, max, free].filter((one) => one !== undefined)
    .length
}

/** A filter as the API and the grid read it. */
export function toAvailsFilter({ type, free, for: columns, ...search }: AvailsSearch) {
  const { q, place, size, structure, facing, rep, photo, min, max } = search
  return { q, place, adType: type, size, structure, facing, rep, photo, min, max, free, for: columns }
}
