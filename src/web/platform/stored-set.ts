import { useSyncExternalStore } from 'react'

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
  let ids: ReadonlySet<number> | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const snapshot = () => {
    ids ??= readIds(key)
    return ids
  }
  let listener: ((id: number, isIn: boolean) => void) | null = null
  const keep = (next: readonly number[]) => {
    ids = new Set(next.slice(-limit))
    writeJson(key, [...ids])
    notify()
  }
  const put = (id: number, isIn: boolean) => {
    const others = [...snapshot()].filter((other) => other !== id)
    keep(isIn ? [...others, id] : others)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    ids = null
    notify()
  }
  return {
    snapshot,
    has: (id) => snapshot().has(id),
    set(id, isIn) {
      if (snapshot().has(id) === isIn) return
      put(id, isIn)
      listener?.(id, isIn)
    },
    restore: put,
    replace: keep,
    onSet(next) {
      listener = next
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

export function useStoredSet(set: StoredSet): ReadonlySet<number> {
  return useSyncExternalStore(set.subscribe, set.snapshot, () => EMPTY)
}

function readIds(key: string): Set<number> {
  const stored = readJson(key)
  return new Set(Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [])
}

/** The value in local storage under a key; undefined when missing or unreadable. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Writes to local storage, null removes; private windows and full disks reject it, and the page goes on without. */
export function writeJson(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // storage blocked: in memory only
  }
}
