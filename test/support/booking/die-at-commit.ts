import type { AppContext } from '#server/context.ts'

/** Kills this process at one of its commits, counted from 1: before it, or after it. */
export function dieAtCommit(
  pool: AppContext['pool'],
  { dies, at = 1 }: { dies: 'before-commit' | 'after-commit'; at?: number },
): void {
  let commits = 0
  /** A connection that is used again is watched already. */
  const known = new WeakSet<object>()
  const connect = pool.connect.bind(pool)
  const watched = async () => {
    const client = await connect()
    if (known.has(client)) return client
    known.add(client)
    const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>
    const watchedQuery = async (...input: unknown[]) => {
      const [first] = input as [string | { text: string }]
      const isCommit = (typeof first === 'string' ? first : first.text) === 'commit'
      const isLast = isCommit && ++commits === at
      if (isLast && dies === 'before-commit') die()
      const answer = await query(...input)
      if (isLast && dies === 'after-commit') die()
      return answer
    }
    return Object.assign(client, { query: watchedQuery })
  }
  Object.assign(pool, { connect: watched })
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}
