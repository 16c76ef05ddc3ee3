import type pg from 'pg'

/** The connection of a process that is killed. */
export class Killed extends Error {}

/**
 * A pool whose user dies at its n-th statement, counted over all of its connections: just before the statement runs, or
 * just after it, when nobody hears of its result. The connection is cut, as with a kill, and nothing works any more.
 */
export function createDyingPool(pool: pg.Pool, { at, when }: { at: number; when: 'before' | 'after' }) {
  let statements = 0
  let isDead = false
  const connect = async () => {
    if (isDead) throw new Killed('killed')
    const client = await pool.connect()
    let isCut = false
    const cut = () => {
      isDead = true
      if (!isCut) client.release(true)
      isCut = true
      throw new Killed('killed')
    }
    const query = async (...input: Parameters<typeof client.query>) => {
      if (isDead) return cut()
      statements += 1
      const isLast = statements === at
      if (isLast && when === 'before') return cut()
      const result = await client.query(...input)
      return isLast ? cut() : result
    }
    const release = () => {
      if (!isCut) client.release()
      isCut = true
    }
    return { query, release }
  }
  return { pool: { connect, end: async () => {} } as unknown as pg.Pool, isDead: () => isDead }
}
