import { useSyncExternalStore } from 'react'
import { createStored } from './stored-value.ts'

/** A set of ids in local storage: survives reloads, syncs across tabs, empty during server rendering. */
export interface StoredSet {
  has(id: number): boolean
  set(id: number, isIn: boolean): void
  /** As `set`, without notifying the listener: rolls back a refused change. */
  restore(id: number, isIn: boolean): void
  /** Oldest first. */
  replace(ids: readonly number[]): void
  /** Listener called on every `set`; at most one, null for none. */
  onSet(listener: ((id: number, isIn: boolean) => void) | null): void
  subscribe(listener: () => void): () => void
  snapshot(): ReadonlySet<number>
}

const EMPTY: ReadonlySet<number> = new Set()

/** `limit` evicts the oldest ids. Where storage is blocked the set lasts as long as the page. */
export function createStoredSet(key: string, limit: number): StoredSet {
  const { snapshot, subscribe, keep } = createStored(key, parseIds, (ids) => [...ids])
  let listener: ((id: number, isIn: boolean) => void) | null = null
  const replace = (next: readonly number[]) => keep(new Set(next.slice(-limit)))
  const put = (id: number, isIn: boolean) => {
    const others = [...snapshot()].filter((other) => other !== id)
    replace(isIn ? [...others, id] : others)
  }
  return {
    snapshot,
    subscribe,
    has: (id) => snapshot().has(id),
    set(id, isIn) {
      if (snapshot().has(id) === isIn) return
      put(id, isIn)
      listener?.(id, isIn)
    },
    restore: put,
    replace,
    onSet(next) {
      listener = next
    },
  }
}

export function useStoredSet(set: StoredSet): ReadonlySet<number> {
  return useSyncExternalStore(set.subscribe, set.snapshot, () => EMPTY)
}

function parseIds(stored: unknown): ReadonlySet<number> {
  return new Set(Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [])
}
