import pg from 'pg'
import type { Log } from '../log/log.ts'

const RECONNECT_MS = 1_000
/** Heartbeat: detects connections that died silently. */
const HEARTBEAT_MS = 1_000
/** An ongoing outage is logged again this often. */
const REMIND_MS = 60_000

/** One who is told by NOTIFY what other processes commit. */
export interface ChannelFollower {
  readonly channels: readonly string[]
  notify(payload: string): void
  /** Whether notifications arrive; what was sent while they did not is lost. */
  follow(isFollowing: boolean): void
}

interface Options {
  url: string
  log: Log
  followers: readonly ChannelFollower[]
}

/**
 * Subscribes (LISTEN) to the commits of all processes, by one connection for all followers: each listener on a server wakes
 * up at every notification. @returns a function that unsubscribes
 */
export function followChannels({ url, log, followers }: Options): () => Promise<void> {
  let client: pg.Client | null = null
  let hasEnded = false
  let isFollowing = false
  let isAnswered = true
  let retry: NodeJS.Timeout | undefined
  const outage = createOutageLog(log)
  const follow = (isNow: boolean) => {
    isFollowing = isNow
    for (const follower of followers) follower.follow(isNow)
  }

  const lose = (lost: pg.Client, error?: unknown) => {
    if (client !== lost) return
    client = null
    follow(false)
    // the connection may be too broken even to close cleanly
    lost.end().catch(() => {})
    if (hasEnded) return
    outage.begin(error)
    retry = setTimeout(connect, RECONNECT_MS)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'placard listener',
      keepAlive: true,
    })
    client = next
    isAnswered = true
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', (sent) => dispatch(followers, sent))
    try {
      await next.connect()
      for (const channel of listChannels(followers)) await next.query(`listen ${channel}`)
      if (client !== next) return
      outage.end()
      follow(true)
    } catch (error) {
      lose(next, error)
    }
  }
  const beat = () => {
    const asked = client
    if (!asked || !isFollowing) return
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

function dispatch(followers: readonly ChannelFollower[], { channel, payload = '' }: pg.Notification): void {
  for (const follower of followers) if (follower.channels.includes(channel)) follower.notify(payload)
}

function listChannels(followers: readonly ChannelFollower[]): string[] {
  return [...new Set(followers.flatMap(({ channels }) => channels))]
}

/** Logs an outage of notifications: when it begins, every minute, and when it ends. */
function createOutageLog(log: Log) {
  let saidAt: number | null = null
  return {
    begin(error: unknown) {
      if (saidAt !== null && performance.now() - saidAt < REMIND_MS) return
      saidAt = performance.now()
      log.warn({ err: error }, 'commits of other processes go unheard; each reader looks for itself')
    },
    end() {
      if (saidAt !== null) log.info('commits of other processes are heard again')
      saidAt = null
    },
  }
}
