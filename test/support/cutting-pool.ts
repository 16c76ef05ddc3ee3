import pg from 'pg'

/** Has one statement of a pool end as one does that took too long, counted over all of its connections. */
export function createCuttingPool(pool: pg.Pool) {
  let left = 0
  let wasCut = false
  const seen = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (seen.has(client)) return
    seen.add(client)
    const query = client.query.bind(client) as (...input: unknown[]) => unknown
    client.query = ((...input: unknown[]) => {
      if (left > 0 && !isRollback(input[0]) && --left === 0) {
        wasCut = true
        return fail(input.at(-1))
      }
      return query(...input)
    }) as typeof client.query
  })
  return {
    /** @returns what ends it, and says whether there was such a statement */
    arm(at: number): () => boolean {
      left = at
      wasCut = false
      return () => {
        left = 0
        return wasCut
      }
    },
  }
}

function isRollback(given: unknown): boolean {
  const text = typeof given === 'string' ? given : (given as { text?: string } | undefined)?.text
  return /^rollback/i.test(text ?? '')
}

/** As `query` answers: by its callback, or by a promise. */
function fail(callback: unknown): unknown {
  const error = Object.assign(
    new pg.DatabaseError('canceling statement due to statement timeout', 1, 'error'),
    {
      code: '57014',
    },
  )
  if (typeof callback !== 'function') return Promise.reject(error)
  process.nextTick(callback, error)
  return undefined
}
