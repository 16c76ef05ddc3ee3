/** A value in local storage: survives reloads, syncs across tabs. Where storage is blocked it lasts as long as the page. */
export interface StoredValue<T> {
  snapshot(): T
  subscribe(listener: () => void): () => void
  keep(value: T): void
}

/**
 * @param parse reads what is stored, which may be anything; undefined when there is nothing
 * @param toJson what to store of a value; null for nothing
 */
export function createStored<T>(
  key: string,
  parse: (stored: unknown) => T,
  toJson: (value: T) => unknown,
): StoredValue<T> {
  let kept: T | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    kept = undefined
    notify()
  }
  return {
    snapshot() {
      kept ??= parse(readJson(key))
      return kept
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    keep(value) {
      kept = value
      writeJson(key, toJson(value))
      notify()
    },
  }
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
