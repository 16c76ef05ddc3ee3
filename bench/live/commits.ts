import pg from 'pg'
import { formatMs, printTable } from '../search/measure.ts'

const CLIENTS = 8
const SECONDS = 3
const LISTENERS = [1, 5, 20]

interface Feed {
  /** Whether a commit tells listeners. */
  notifies: boolean
  /** Whose feed it appends to. */
  person: (client: number) => number
}

/** Appends to feeds, eight clients at once: commits a second by number of listening processes, and for one person alone. */
export async function measureCommits(url: string): Promise<void> {
  const own = (client: number) => client + 1
  const rows = [['commits a second, 8 clients', 'commits/s']]
  const add = (name: string, rate: number) => rows.push([name, formatMs(rate)])
  add('without NOTIFY', await countCommits(url, { notifies: false, person: own }))
  for (const count of LISTENERS) {
    const listeners = await Promise.all(Array.from({ length: count }, () => listen(url)))
    add(`with NOTIFY, ${count} listening`, await countCommits(url, { notifies: true, person: own }))
    await Promise.all(listeners.map((one) => one.end()))
  }
  add(
    'all to one person, 1 listening',
    await withListener(url, () => countCommits(url, { notifies: true, person: () => 1 })),
  )
  printTable(rows)
}

async function withListener<T>(url: string, work: () => Promise<T>): Promise<T> {
  const listener = await listen(url)
  try {
    return await work()
  } finally {
    await listener.end()
  }
}

async function listen(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('listen live')
  return client
}

async function countCommits(url: string, { notifies, person }: Feed): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const counts = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      let count = 0
      for (; performance.now() < until; count++) await append(client, person(index), notifies)
      await client.end()
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS
}

async function append(client: pg.Client, userId: number, notifies: boolean): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query(
    `insert into user_feeds (user_id, last_seq) values ($1, 1)
     on conflict (user_id) do update set last_seq = user_feeds.last_seq + 1 returning last_seq`,
    [userId],
  )
  await client.query("insert into feed_events (user_id, seq, kind) values ($1, $2, 'notice')", [
    userId,
    rows[0].last_seq,
  ])
  if (notifies) await client.query("select pg_notify('live', $1)", [String(userId)])
  await client.query('commit')
}

/** Milliseconds from the sending of a bare notification, without any table, to its arrival. */
export async function measureBareNotify(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const listener = await listen(url)
  const sender = new pg.Client({ connectionString: url })
  await sender.connect()
  const delays: number[] = []
  listener.on('notification', ({ payload }) => delays.push(performance.now() - Number(payload)))
  for (let i = 0; i < perSecond * seconds; i++) {
    await sender.query("select pg_notify('live', $1)", [String(performance.now())])
    await new Promise((next) => setTimeout(next, 1000 / perSecond))
  }
  await Promise.all([listener.end(), sender.end()])
  return delays
}
