import { useSyncExternalStore } from 'react'
import type { LatLng } from '#domain/geo.ts'

export interface Highlighted {
  id: number
  coordinates: LatLng | null
}

/** The space under the pointer or the focus, shared by list and map without rendering either anew. */
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
      if (next?.id === current?.id) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useIsHighlighted(highlight: Highlight, id: number): boolean {
  return useSyncExternalStore(
    highlight.subscribe,
    () => highlight.get()?.id === id,
    () => false,
  )
}
