import pg from 'pg'
import type { Log } from '../../platform/log/log.ts'

const CHANNEL = 'listing_changes'
const RECONNECT_MS = 1_000
/** A notification can be lost with a half-dead connection: look by ourselves now and then. */
const POLL_MS = 15_000

interface Options {
  url: string
  log: Log
  /** Something may have changed; called at (re)connection too, for what was missed meanwhile. */
  onChange: () => Promise<void>
}

/** Follows commits of every process through LISTEN. @returns a function that ends it */
export function followChanges({ url, log, onChange }: Options): () => Promise<void> {
  let client: pg.Client | null = null
  let hasEnded = false
  let retry: NodeJS.Timeout | undefined

  const look = () => {
    onChange().catch((error) => log.warn({ err: error }, 'search could not follow the changes'))
  }
  const reconnect = () => {
    if (hasEnded || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RECONNECT_MS)
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'placard search', keepAlive: true })
    next.on('error', reconnect)
    next.on('end', reconnect)
    next.on('notification', look)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      look()
    } catch {
      await next.end().catch(() => {})
      reconnect()
    }
  }

  void connect()
  const poll = setInterval(look, POLL_MS)
  return async () => {
    hasEnded = true
    clearInterval(poll)
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
