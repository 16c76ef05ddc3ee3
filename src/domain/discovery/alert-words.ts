import type { Days } from '../booking/cells.ts'
import { toDateRange } from '../format-dates.ts'
import { convertPrice, formatPrice, formatUsd } from '../money.ts'
import { required } from '../required.ts'
import type { Interval, ListingType } from '../vocabulary.ts'
import type { HitKind } from './alert-rules.ts'

/** A space that a search has found, as it is told. */
export interface AlertHit {
  kind: HitKind
  title: string
  price: number
  interval: Interval
  listingType: ListingType
  /** All-in where there are days, else by the month, of a space for sale as it is. */
  cents: number
  wasCents: number | null
  /** What the total is for, of a search by days. */
  days: Days | null
}

/** What one saved search has found since it was last told of. */
export interface AlertSearch {
  name: string
  hits: readonly AlertHit[]
}

/** The subject of a mail: "3 new spaces for “Ballard under 500”", "Price down $200: “Wall by the ferry”". */
export function toAlertLine(searches: readonly AlertSearch[]): string {
  const hits = searches.flatMap((search) => search.hits)
  if (searches.length > 1)
    return `${count(hits.length, 'piece')} of news for ${searches.length} of your searches`
  const { name } = required(searches[0])
  const groups = Map.groupBy(hits, ({ kind }) => (kind === 'fits-now' ? 'new' : kind))
  if (groups.size > 1) return `${count(hits.length, 'piece')} of news for “${name}”`
  return lineOfKind(hits, name)
}

function lineOfKind(hits: readonly AlertHit[], name: string): string {
  const [first] = hits as [AlertHit, ...AlertHit[]]
  const many = hits.length > 1
  if (first.kind === 'price-down')
    return many
      ? `Price down: ${count(hits.length, 'space')} for “${name}”`
      : `Price down ${fallOf(first)}: “${first.title}”`
  if (first.kind === 'free-again')
    return many ? `Free again: ${count(hits.length, 'space')} for “${name}”` : `Free again: “${first.title}”`
  return `${count(hits.length, 'new space')} for “${name}”`
}

function count(amount: number, word: string): string {
  return `${amount.toLocaleString('en-US')} ${word}${amount === 1 ? '' : 's'}`
}

type Fallen = Pick<AlertHit, 'kind' | 'cents' | 'wasCents' | 'interval' | 'listingType' | 'days'>

/** "$200/4 weeks": in the seller's own unit, as the price stands everywhere; "$460 all-in" of a total. */
function fallOf(hit: Fallen): string {
  const { cents, wasCents, interval, listingType } = hit
  const dollars = toOwnUnit(wasCents ?? cents, hit) - toOwnUnit(cents, hit)
  if (hit.days) return `${formatUsd(dollars)} all-in`
  const isOnce = listingType === 'sale' || interval === 'one-time'
  return isOnce ? formatUsd(dollars) : formatPrice(dollars, interval)
}

/** Whole US dollars. @param cents as the hit has them */
function toOwnUnit(cents: number, { interval, listingType, days }: Fallen): number {
  if (days) return Math.round(cents / 100)
  return Math.round(listingType === 'sale' ? cents / 100 : convertPrice(cents / 100, 'month', interval))
}

/** What is news of a space: "New", "Price down $200/month ($950 → $750)". */
export function toHitLabel(hit: Fallen): string {
  if (hit.kind !== 'price-down' || hit.wasCents === null) return LABELS[hit.kind]
  const [was, is] = [hit.wasCents, hit.cents].map((cents) => formatUsd(toOwnUnit(cents, hit)))
  return `Price down ${fallOf(hit)} (${was} → ${is})`
}

const LABELS: Record<HitKind, string> = {
  new: 'New',
  'fits-now': 'Fits now',
  'price-down': 'Price down',
  'free-again': 'Free again',
  gone: 'Gone',
}

/** One line of a mail: "New: Wall by the ferry, $450/month". */
export function toHitLine(hit: AlertHit): string {
  return `${toHitLabel(hit)}: ${hit.title}, ${toHitTotal(hit) ?? toPrice(hit)}`
}

function toPrice({ listingType, price, interval }: AlertHit): string {
  return listingType === 'sale' ? `${formatUsd(price)} to buy` : formatPrice(price, interval)
}

/** "$2,110 all-in, Dec 28 to Jan 24": what the days of the search cost; null where it compares prices by the month. */
export function toHitTotal({ cents, days }: Pick<AlertHit, 'cents' | 'days'>): string | null {
  return days && `${formatUsd(Math.round(cents / 100))} all-in, ${toDateRange(days)}`
}

/** How often a search finds something, as told before it is saved: "about 3 a week". */
export function toPace(perWeek: number): string {
  if (perWeek >= 1) return `about ${Math.round(perWeek).toLocaleString('en-US')} a week`
  const perMonth = Math.round(perWeek * 4.35)
  return perMonth >= 1 ? `about ${perMonth} a month` : 'less than one a month'
}
