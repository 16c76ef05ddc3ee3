import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { required } from '#domain/required.ts'
import type { Log } from '../log/log.ts'

/** First key of the advisory locks that every job process holds while alive; the second is the hash of a name. */
export const PRESENCE_LOCK = 715_234
const RETRY_MS = 500

/** TCP keep-alive: a process on a vanished machine is detected after 30 seconds, not the system's default of two hours. */
const KEEPALIVE =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4'

export interface Presence {
  end(): Promise<void>
}

interface Options {
  url: string
  /** The names under which this process locks its jobs. */
  names: readonly string[]
  log: Log
}

/**
 * Liveness by advisory locks, one a name, on one dedicated connection: Postgres releases them the moment the process dies, however it
 * dies, also for processes on other machines. A broken connection is reopened.
 */
export function showPresence({ url, names, log }: Options): Presence {
  let isEnding = false
  let client: pg.Client | undefined
  const keep = async () => {
    while (!isEnding) {
      client = createClient(url)
      const isOver = new Promise<void>((done) => required(client).once('end', () => done()))
      try {
        await lockPresence(client, names)
        await isOver
      } catch (error) {
        log.debug({ err: error }, 'the presence of the job process could not be shown; trying again')
        await client.end().catch(() => {})
      }
      if (!isEnding) await wait(RETRY_MS)
    }
  }
  void keep()
  return {
    async end() {
      isEnding = true
      await client?.end().catch(() => {})
    },
  }
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: `placard jobs ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
  })
  // an unhandled error of a broken connection would end the process
  client.on('error', () => {})
  return client
}

async function lockPresence(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.connect()
  await client.query(KEEPALIVE)
  // shared: an old connection of ours that Postgres has not dropped yet must not block the new one
  await client.query('select pg_advisory_lock_shared($1, hashtext(name)) from unnest($2::text[]) as name', [
    PRESENCE_LOCK,
    names,
  ])
}
