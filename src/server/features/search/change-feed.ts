import pg from 'pg'
import type { Log } from '../../platform/log/log.ts'

const CHANNEL = 'listing_changes'
const RECONNECT_MS = 1_000
/** Polling fallback: a notification can be lost with a half-dead connection. */
const POLL_MS = 15_000
/** An ongoing outage is logged again this often. */
const REMIND_MS = 60_000

interface Options {
  url: string
  log: Log
  /** Called when something may have changed; on every (re)connection too, for what was missed meanwhile. */
  onChange: () => Promise<void>
}

/** Follows the commits of all processes through LISTEN. @returns a function that unsubscribes */
export function followChanges({ url, log, onChange }: Options): () => Promise<void> {
  let client: pg.Client | null = null
  let hasEnded = false
  let retry: NodeJS.Timeout | undefined
  const outage = createOutageLog(log)

  const notify = () => {
    onChange().catch((error) => log.warn({ err: error }, 'search could not follow the changes'))
  }
  const reconnect = (error?: unknown) => {
    if (hasEnded || retry) return
    outage.begin(error)
    retry = setTimeout(() => {
      retry = undefined
      void connect()
    }, RECONNECT_MS)
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'placard search', keepAlive: true })
    next.on('error', reconnect)
    next.on('end', () => reconnect())
    next.on('notification', notify)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      outage.end()
      notify()
    } catch (error) {
      reconnect(error)
      await next.end().catch(() => {})
    }
  }

  void connect()
  const poll = setInterval(notify, POLL_MS)
  return async () => {
    hasEnded = true
    clearInterval(poll)
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}

/** Logs an outage of change notifications: when it begins, every minute, and when it ends. */
function createOutageLog(log: Log) {
  let saidAt: number | null = null
  return {
    begin(error: unknown) {
      if (saidAt !== null && performance.now() - saidAt < REMIND_MS) return
      saidAt = performance.now()
      log.warn({ err: error }, `search does not hear of changes; it looks every ${POLL_MS / 1000} s`)
    },
    end() {
      if (saidAt !== null) log.info('search hears of changes again')
      saidAt = null
    },
  }
}
