import pg from 'pg'
import type { Log } from '../log/log.ts'
import type { PageChanges } from './page-changes.ts'

/** Listings have a channel of their own; `page_changes` is for every other table shown on guests' pages. */
const CHANNELS = ['listing_changes', 'page_changes']
const RECONNECT_MS = 1_000
/** Heartbeat: detects connections that died silently. */
const HEARTBEAT_MS = 1_000

interface Options {
  url: string
  log: Log
  changes: PageChanges
}

/** Subscribes (LISTEN) to the commits of all processes. @returns a function that unsubscribes */
export function followPageChanges({ url, log, changes }: Options): () => Promise<void> {
  let client: pg.Client | null = null
  let hasEnded = false
  let isAnswered = true
  let retry: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = null
    changes.follow(false)
    // the connection may be too broken even to close cleanly
    lost.end().catch(() => {})
    if (hasEnded) return
    log.warn('changes of pages go unheard; each page is checked before it is given away')
    retry = setTimeout(connect, RECONNECT_MS)
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'placard pages', keepAlive: true })
    client = next
    isAnswered = true
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', () => changes.notify())
    try {
      await next.connect()
      for (const channel of CHANNELS) await next.query(`listen ${channel}`)
      if (client === next) changes.follow(true)
    } catch {
      lose(next)
    }
  }
  const beat = () => {
    const asked = client
    if (!asked || changes.heard === null) return
    if (!isAnswered) return lose(asked)
    isAnswered = false
    asked.query('select 1').then(
      () => {
        isAnswered = true
      },
      () => lose(asked),
    )
  }

  void connect()
  const heart = setInterval(beat, HEARTBEAT_MS)
  return async () => {
    hasEnded = true
    clearInterval(heart)
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
