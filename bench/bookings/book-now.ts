import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { formatMs, printTable } from '../search/measure.ts'
import { countWrong, weeks } from './claims.ts'
import { type Draft, draftAll, fillBuyers, read, send, startDesk, stopDesk, type Wanted } from './desk.ts'

const BUYERS = 1000
/** Two of one week, one of random ranges, one at a steady rate. */
const RACES = 4
const RANDOM = { units: 20, wishes: 1000, capacity: 4 }
const PER_SECOND = 50
const SECONDS = 20
/** Booked at a steady rate: of as many sellers. */
const BOOKED_SPACES = 50

interface Bench {
  db: Db
  url: string
  port: number
  /** A new unit of a space, the first if none is said. */
  addUnit: (capacity: number, listingId?: number) => Promise<number>
}

/** Book Now over HTTP on two web processes of one database. */
export async function measureBookNow(bench: Bench): Promise<void> {
  const { db, url, port, addUnit } = bench
  await sql`update booking_terms set mode = 'instant'`.execute(db)
  const buyers = await fillBuyers(db, RACES * BUYERS)
  let next = 0
  const bases = [port, port + 1].map((one) => `http://127.0.0.1:${one}`)
  const desks = await Promise.all([port, port + 1].map((one) => startDesk(url, one)))
  try {
    const draft = (wanted: readonly Wanted[]) =>
      draftAll(
        bases,
        // each by a buyer of its own: unpaid bookings are one a space
        wanted.map((one) => ({ cookie: buyers[next++]!, wanted: one })),
      )
    await measurePeers(bases, buyers)
    await measureRaces({ addUnit, bases, draft })
    await measureRate(db, { addUnit, bases, draft })
  } finally {
    await Promise.all(desks.map(stopDesk))
  }
}

type Drafting = (wanted: readonly Wanted[]) => Promise<Draft[]>

const toWanted = ({ unitId, first, last, quantity }: ReturnType<typeof weeks>, listingId = 1): Wanted => ({
  listingId,
  unitId,
  from: first,
  to: last,
  quantity,
})
const wishes = async (count: number, unitId: number): Promise<Wanted[]> =>
  Array.from({ length: count }, () => toWanted(weeks(unitId, { from: 0, count: 1 })))

async function measureRaces({
  addUnit,
  bases,
  draft,
}: Pick<Bench, 'addUnit'> & { bases: string[]; draft: Drafting }): Promise<void> {
  const rows = [
    [
      'Book Now on two web processes',
      'booked',
      'expected',
      '409',
      '503',
      'other',
      'lost within 1 s',
      'p50 ms',
      'p95 ms',
      'last ms',
    ],
  ]
  for (const capacity of [1, 8]) {
    const run = await race(bases, await draft(await wishes(BUYERS, await addUnit(capacity))))
    rows.push([`${BUYERS} buyers, capacity ${capacity}`, ...toCells(run, String(capacity))])
  }
  const units: number[] = []
  for (let i = 0; i < RANDOM.units; i++) units.push(await addUnit(RANDOM.capacity))
  const random = (below: number) => Math.floor(Math.random() * below)
  const asked = Array.from({ length: RANDOM.wishes }, () =>
    weeks(units[random(units.length)]!, { from: random(20), count: 1 + random(8), quantity: 1 + random(2) }),
  )
  const run = await race(bases, await draft(asked.map((one) => toWanted(one))))
  const { statuses } = run
  rows.push([`${RANDOM.wishes} random ranges on ${RANDOM.units} units`, ...toCells(run, '')])
  printTable(rows)
  // nothing is known of what was answered otherwise: the row above counts it
  const won = asked.flatMap((wanted, i) =>
    statuses[i]! < 300 || statuses[i] === 409 ? [{ wanted, won: statuses[i]! < 300 }] : [],
  )
  console.log(`unlike the naive oracle ${countWrong(won, RANDOM.capacity)}\n`)
}

/** Reads by as many at once, which nobody has to wait for: what a thousand requests cost this machine by themselves. */
const PEERS: Record<string, string> = {
  'no database': '/healthz',
  'who is signed in, three statements': '/api/auth/me',
}

async function measurePeers(bases: readonly string[], cookies: readonly string[]): Promise<void> {
  const rows = [[`${BUYERS} at once`, 'answered 200', 'within 1 s', 'p50 ms', 'p95 ms', 'last ms']]
  for (const [name, path] of Object.entries(PEERS)) {
    const get = (cookie: string) => (base: string) => read(base, path, cookie)
    // connections are opened beforehand, as they are for the bookings by their drafts
    for (let warm = 0; warm < 2; warm++) await atOnce(bases, cookies.slice(0, BUYERS).map(get))
    const { statuses, times } = await atOnce(bases, cookies.slice(0, BUYERS).map(get))
    const [p50, p95] = toShares(times)
    const [fine, soon] = [
      statuses.filter((status) => status === 200).length,
      times.filter((ms) => ms <= 1000).length,
    ]
    rows.push([name, String(fine), String(soon), p50!, p95!, formatMs(Math.max(...times))])
  }
  printTable(rows)
}

/** Book Now of all at once. */
function race(bases: readonly string[], drafts: readonly Draft[]): Promise<Race> {
  return atOnce(
    bases,
    drafts.map((one) => (base) => send(base, one)),
  )
}

/** @returns what each was answered */
async function atOnce(
  bases: readonly string[],
  requests: readonly ((base: string) => Promise<number>)[],
): Promise<Race> {
  const start = performance.now()
  const times: number[] = []
  const statuses = await Promise.all(
    requests.map(async (request, at) => {
      const status = await request(bases[at % bases.length]!)
      times[at] = performance.now() - start
      return status
    }),
  )
  return { statuses, times }
}

interface Race {
  statuses: number[]
  /** From the start of all to each answer. */
  times: number[]
}

function toCells({ statuses, times }: Race, expected: string): string[] {
  const count = (is: (status: number) => boolean) => String(statuses.filter(is).length)
  const other = count((status) => status >= 300 && status !== 409 && status !== 503)
  const [taken, away] = [409, 503].map((code) => count((status) => status === code))
  const [p50, p95] = toShares(times)
  const booked = count((status) => status < 300)
  const lost = times.filter((_, at) => (statuses[at] ?? 0) >= 300)
  const soon = `${lost.filter((ms) => ms <= 1000).length} of ${lost.length}`
  return [booked, expected, taken!, away!, other, soon, p50!, p95!, formatMs(Math.max(...times))]
}

/** Booked at a steady rate, each beside the same claim by bare SQL. */
async function measureRate(
  db: Db,
  { addUnit, bases, draft }: Pick<Bench, 'addUnit'> & { bases: string[]; draft: Drafting },
): Promise<void> {
  const wanted: Wanted[] = []
  const peers: number[] = []
  for (let id = 1; id <= BOOKED_SPACES; id++) {
    wanted.push(toWanted(weeks(await addUnit(10_000, id), { from: 0, count: 1 }), id))
    peers.push(await addUnit(10_000, id))
  }
  const drafts = await draft(
    Array.from({ length: PER_SECOND * SECONDS }, (_, i) => wanted[i % BOOKED_SPACES]!),
  )
  const [booked, bare]: [number[], number[]] = [[], []]
  const timed = async (times: number[], run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  const running: Promise<void>[] = []
  const start = performance.now()
  for (const [i, one] of drafts.entries()) {
    await sleep(Math.max(0, start + (i * 1000) / PER_SECOND - performance.now()))
    running.push(timed(booked, () => requireBooked(bases[i % bases.length]!, one)))
    running.push(timed(bare, () => claimBare(db, peers[i % BOOKED_SPACES]!)))
  }
  await Promise.all(running)
  printTable([
    [`${PER_SECOND} a second for ${SECONDS} s`, 'goal p95 ms', 'p50 ms', 'p95 ms', 'p99 ms'],
    ['bare SQL, an order and a claim', '', ...toShares(bare)],
    ['Book Now', '40', ...toShares(booked)],
  ])
}

async function requireBooked(base: string, draft: Draft): Promise<void> {
  const status = await send(base, draft)
  if (status >= 300) throw new Error(`Book Now was answered ${status}`)
}

async function claimBare(db: Db, unitId: number): Promise<void> {
  const { first, last } = weeks(unitId, { from: 0, count: 1 })
  await db.transaction().execute(async (trx) => {
    await sql`select from space_units where id = ${unitId} for no key update`.execute(trx)
    await sql`insert into orders (buyer_id, status) values (1, 'placed')`.execute(trx)
    await sql`insert into unit_claims (unit_id, days, quantity, kind)
      values (${unitId}, daterange(${first}::date, ${last}::date, '[]'), 1, 'block')`.execute(trx)
  })
}

function toShares(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((share) => formatMs(sorted[Math.floor(sorted.length * share)]!))
}
