import { CLIENT_CLASS_LABELS, type ClientClass } from '../clients.ts'
import type { Season, SpaceRates } from '../space-rates.ts'
import type { Cell } from '../units.ts'
import { formatBasisPoints, formatCents, mulDiv } from './cents.ts'
import type { PriceLine } from './price-item.ts'

export const RATE_LIMITS = {
  seasons: 8,
  markets: 40,
  name: 60,
  /** Of the rate. */
  least: 1000,
  most: 30_000,
} as const

/** What is known to guests: of what a card grants to classes of clients, nothing. */
export function publicRates(rates: SpaceRates): SpaceRates {
  return { ...rates, card: '', classes: {} }
}

/** Whether a day, `YYYY-MM-DD`, lies in a season. */
export function isInSeason({ from, to }: Season, day: string): boolean {
  const date = day.slice(5)
  return from <= to ? from <= date && date <= to : date >= from || date <= to
}

/** First days of the cells of a term: what seasons go by. */
export function listCellStarts(
  cell: Cell,
  { first, last, periods }: { first: string; last: string; periods: readonly { first: string }[] },
): string[] {
  if (cell === 'listed') return periods.map((period) => period.first)
  const length = { day: 1, week: 7, '4-week': 28 }[cell] * DAY_MS
  const starts: string[] = []
  for (let at = Date.parse(first); at <= Date.parse(last); at += length)
    starts.push(new Date(at).toISOString().slice(0, 10))
  return starts
}
const DAY_MS = 86_400_000

/** The least a space may cost, of what it costs at its rate. */
export function floorOf(spaceCents: number, rates: SpaceRates | null | undefined): number {
  return rates?.floorBasisPoints ? mulDiv(spaceCents, rates.floorBasisPoints, 10_000) : 0
}

const MOST_RATED = 5e14
const NOUNS: Record<Cell, string> = { day: 'day', week: 'week', '4-week': 'four-week period', listed: 'date' }

interface Changed {
  /** Basis points of the share. */
  points: number
  share: number
  /** Which part of the term, in words. */
  of?: string
}

/**
 * What a card adds to a space and takes off it before discounts, each a line: of its market, then a season for the share of
 * cells that begin in it, all of what the space costs in its market. Never below the floor.
 */
export function listRateLines(
  space: PriceLine,
  { rates, starts, cell }: { rates: SpaceRates; starts: readonly string[]; cell: Cell },
): PriceLine[] {
  // no booking may come to so much: it is refused, and sums stay safe integers
  if (space.cents > MOST_RATED) return []
  const floor = floorOf(space.cents, rates)
  let left = space.cents
  const add = (name: string, { points, share, of = '' }: Changed): PriceLine[] => {
    const cents = changeOf(share, points)
    const made = Math.max(cents, Math.min(0, floor - left))
    left += made
    // buyers read this: where the floor ends it, what it comes to is said, and not that there is a floor
    const much = made === cents ? formatBasisPoints(points) : formatCents(share + made)
    const detail = `${much} of ${formatCents(share)}${of}`
    return made === 0
      ? []
      : [{ kind: made > 0 ? 'space' : 'discount', label: `${name} on ${space.label}`, detail, cents: made }]
  }
  const { market } = rates
  const lines = market ? add(market.name, { points: market.basisPoints, share: left }) : []
  const base = left
  const bySeason = Map.groupBy(starts, (day) => rates.seasons.findIndex((season) => isInSeason(season, day)))
  for (const [at, season] of rates.seasons.entries()) {
    const count = bySeason.get(at)?.length ?? 0
    if (count === 0) continue
    const share = mulDiv(base, count, starts.length)
    const of = `, ${count} of ${starts.length} ${NOUNS[cell]}${starts.length === 1 ? '' : 's'}`
    lines.push(...add(season.name, { points: season.basisPoints, share, of }))
  }
  return lines
}

/** What a percentage of an amount adds to it; negative where it is less. */
function changeOf(cents: number, basisPoints: number): number {
  return basisPoints >= 10_000
    ? mulDiv(cents, basisPoints - 10_000, 10_000)
    : -mulDiv(cents, 10_000 - basisPoints, 10_000)
}

/** "Nonprofit rate", with what is taken off; null where the card grants this client nothing. */
export function classPoints(
  rates: SpaceRates | null | undefined,
  clientClass: ClientClass | null | undefined,
): { name: string; points: number } | null {
  const points = (clientClass && rates?.classes[clientClass]) || 0
  return points > 0 && clientClass ? { name: `${CLIENT_CLASS_LABELS[clientClass]} rate`, points } : null
}
