import type { Db } from './database.ts'

/** Longer lists are read in turn: one statement stays far below its time. */
const MAX_KEYS = 500

interface Asker<V> {
  resolve: (value: V | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Reads by key that many ask for in the same moment, by one statement and one connection instead of one each. Whoever comes
 * while a statement runs is read by the next one, never by what began before they asked; who comes alone waits for nobody.
 * @param read of distinct keys. @returns undefined where it found nothing; throws what the statement threw
 */
export function createBatchReader<V>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  const waiting = new Map<string, Asker<V>[]>()
  let isReading = false

  async function readWaiting(): Promise<void> {
    isReading = true
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, MAX_KEYS)
      for (const [key] of batch) waiting.delete(key)
      try {
        const found = await read(batch.map(([key]) => key))
        for (const [key, asked] of batch) for (const { resolve } of asked) resolve(found.get(key))
      } catch (error) {
        for (const [, asked] of batch) for (const { reject } of asked) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(key)
      if (asked) asked.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
      if (!isReading) void readWaiting()
    })
}

/** A batch reader a database: of all who ask through one pool, whoever made it. */
export function createReaderOf<V>(
  read: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, V>>,
): (db: Db, key: string) => Promise<V | undefined> {
  const readers = new WeakMap<Db, (key: string) => Promise<V | undefined>>()
  return (db, key) => {
    const reader = readers.get(db) ?? createBatchReader((keys) => read(db, keys))
    readers.set(db, reader)
    return reader(key)
  }
}
