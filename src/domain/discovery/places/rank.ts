import { distanceKm, type LatLng } from '../../geo.ts'
import type { Entry } from './entry.ts'

/** Center of the market: a weak ranking hint when the map's position is unknown. */
export const HOME: LatLng = { lat: 47.45, lng: -122.35 }

const NEAR = { bonus: 1.6, reachKm: 120 }
/** Maximum bonus for proximity. */
export const MAX_BONUS = NEAR.bonus
const FAR_HOME = { bonus: 0.8, reachKm: 150 }

/** Importance plus proximity bonus, on the log10 scale of `weight`: higher is likelier. */
export function rankEntry(entry: Entry, near: LatLng | undefined): number {
  if (entry.kind === 'state') return entry.weight
  const { bonus, reachKm } = near ? NEAR : FAR_HOME
  return entry.weight + bonus * Math.exp(-distanceKm(entry, near ?? HOME) / reachKm)
}

export interface Ranked {
  entry: Entry
  score: number
}

/** The best entry and its margin over the next; undefined for an empty list. */
export function pickBest(
  entries: readonly Entry[],
  near: LatLng | undefined,
): (Ranked & { lead: number }) | undefined {
  let best: Ranked | undefined
  let second = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const score = rankEntry(entry, near)
    if (!best || score > best.score) {
      second = best?.score ?? second
      best = { entry, score }
    } else if (score > second) second = score
  }
  return best && { ...best, lead: best.score - second }
}
