import { useSyncExternalStore } from 'react'
import type { Bounds, LatLng } from '#domain/geo.ts'

export interface Place {
  id: number
  coordinates: LatLng | null
}

/** One space, or all spaces of a cluster. */
export type Highlighted = Place | { id: null; bounds: Bounds }

/** The hovered or focused item, shared by list and map without re-rendering either. */
export interface Highlight {
  get(): Highlighted | null
  set(next: Highlighted | null): void
  subscribe(listener: () => void): () => void
}

export function createHighlight(): Highlight {
  let current: Highlighted | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next) {
      if (isSame(next, current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useIsHighlighted(highlight: Highlight, space: Place): boolean {
  return useSyncExternalStore(
    highlight.subscribe,
    () => isLit(space, highlight.get()),
    () => false,
  )
}

function isLit({ id, coordinates }: Place, lit: Highlighted | null): boolean {
  if (lit?.id !== null) return lit?.id === id
  return coordinates !== null && isWithin(coordinates, lit.bounds)
}

/** Tolerance: the index rounds to 1e-7 degrees, the listing has the value as entered. */
const ROUNDING = 1e-6

export function isWithin({ lat, lng }: LatLng, { west, south, east, north }: Bounds): boolean {
  return (
    lat >= south - ROUNDING && lat <= north + ROUNDING && lng >= west - ROUNDING && lng <= east + ROUNDING
  )
}

function isSame(a: Highlighted | null, b: Highlighted | null): boolean {
  if (a === null || b === null) return a === b
  return a.id === null ? b.id === null && a.bounds === b.bounds : a.id === b.id
}
