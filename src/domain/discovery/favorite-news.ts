import type { Price } from '../listings/price-change.ts'
import { convertPrice, monthlyPrice } from '../money.ts'
import { required } from '../required.ts'

/** A smaller fall is no news. */
const SMALLEST_FALL = 0.01

export interface KnownFavorite {
  /** The lowest price that the person has seen or was told. */
  told: Price
  /** They know it to be off the market. */
  isGone: boolean
}

export interface FavoriteNow extends Price {
  isPublic: boolean
}

export type FavoriteNews = { kind: 'price-down'; dollars: number } | { kind: 'gone' }

/**
 * What to tell somebody of a space they marked: that it left the market, or that its price by the month fell at least 1 % below the
 * lowest one they know of. A price that rises and comes back is no news.
 */
export function findFavoriteNews({ told, isGone }: KnownFavorite, now: FavoriteNow): FavoriteNews | null {
  if (!now.isPublic) return isGone ? null : { kind: 'gone' }
  if (!isLower(told, now)) return null
  return { kind: 'price-down', dollars: -required(priceSince(told, now)) }
}

function isLower(told: Price, now: Price): boolean {
  if (priceSince(told, now) === null) return false
  const [was, is] = [monthlyPrice(told.price, told.interval), monthlyPrice(now.price, now.interval)]
  return is < was && was - is >= was * SMALLEST_FALL && required(priceSince(told, now)) < 0
}

/** Whole US dollars that a price is above (or, negative, below) an earlier one, for its own interval; null when one has no period. */
export function priceSince(before: Price, now: Price): number | null {
  if ((before.interval === 'one-time') !== (now.interval === 'one-time')) return null
  return Math.round(now.price - convertPrice(before.price, before.interval, now.interval))
}
