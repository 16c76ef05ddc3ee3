/**
 * `npm run bench:live`: a thousand streams on two web processes of one database, fifty messages a second. From the POST on one
 * process until the other side has it on the other; beside asking every two seconds, and a bare notification without a table.
 * Then what it costs, the memory of the streams, and commits a second by number of listeners.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { MALLOC, V8_OPTIONS } from '#server/supervise.ts'
import { measureBareNotify, measureCommits } from './live/commits.ts'
import { readPostgresCpu } from './live/cpu.ts'
import { fillTalks, type Pair } from './live/fill.ts'
import { closeReaders, now, openStream, pollEvery, post } from './live/readers.ts'
import { formatMs, printTable } from './search/measure.ts'

const PORT = Number(process.env.PORT ?? 4364)
const BASES = [`http://127.0.0.1:${PORT}`, `http://127.0.0.1:${PORT + 1}`] as const
const PAIRS = 500
const PER_SECOND = 50
const SECONDS = 20
/** Until the processes are as large as they get. */
const WARM_UP_S = 20
const POLL_MS = 2_000

const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
const cluster = await startCluster(folder)
const url = cluster.url('postgres')
const db = createDatabase(createPool({ url, maxConnections: 2 }))
const processes: ChildProcess[] = []
/** Milliseconds until each POST was answered. */
const answers: number[] = []
try {
  await migrate(url)
  const pairs = await fillTalks(db, PAIRS)
  processes.push(...(await Promise.all(BASES.map((_, index) => startProcess(PORT + index)))))
  const streamed = await measureStreams(pairs)
  const answered = [...answers]
  const polled = await measurePolls(pairs)
  const bare = await measureBareNotify(url, PER_SECOND, 10)
  printTable([
    [`${PER_SECOND} messages a second, to the other side`, 'arrived', 'p50 ms', 'p95 ms', 'p99 ms'],
    [`${PAIRS * 2} streams on two processes`, ...toCells(streamed)],
    ['  of that until the POST is answered', ...toCells(answered)],
    [`${PAIRS * 2} browsers asking every ${POLL_MS / 1000} s`, ...toCells(polled)],
    ['a bare notification, no table', ...toCells(bare)],
  ])
  await measureCommits(url)
} finally {
  closeReaders()
  await Promise.all(processes.map(stop))
  await db.destroy()
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function startProcess(port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'live/web-process.ts'), [url, String(port)], {
    env: { ...MALLOC, ...process.env },
    execArgv: [...V8_OPTIONS, '--expose-gc'],
  })
  await new Promise((ready) => child.once('message', ready))
  return child
}

/** Buyers are on one process, sellers on the other. */
function readersOf(pairs: readonly Pair[]) {
  return pairs.flatMap(({ buyer, seller }) => [
    { base: BASES[0], person: buyer },
    { base: BASES[1], person: seller },
  ])
}

async function measureStreams(pairs: readonly Pair[]): Promise<number[]> {
  const delays: number[] = []
  await write(pairs, WARM_UP_S)
  const before = await readUsage()
  for (const { base, person } of readersOf(pairs))
    await openStream(base, person, (sentAt) => delays.push(now() - sentAt))
  const rows = [['', 'streams', 'MB resident, above', 'MB of it heap']]
  const add = async (name: string) => {
    const { rss, heapUsed, streams } = await readUsage()
    rows.push([name, String(streams), megabytes(rss - before.rss), megabytes(heapUsed - before.heapUsed)])
  }
  await add('opened')
  await write(pairs, SECONDS)
  await add(`after ${PER_SECOND * SECONDS} messages`)
  delays.length = 0
  answers.length = 0
  const cost = await startCosts()
  await write(pairs, SECONDS)
  await cost()
  await add('after as many more')
  closeReaders()
  await sleep(2_000)
  await add('closed')
  printTable(rows)
  return delays
}

async function measurePolls(pairs: readonly Pair[]): Promise<number[]> {
  const delays: number[] = []
  const stops = readersOf(pairs).map(({ base, person }) =>
    pollEvery(POLL_MS, base, person, (sentAt) => delays.push(now() - sentAt)),
  )
  await sleep(POLL_MS * 3)
  delays.length = 0
  await write(pairs, SECONDS)
  await sleep(POLL_MS)
  for (const end of stops) end()
  return delays
}

/** Open loop: so many a second, whether answered or not. Buyers write to the first process, sellers to the second. */
async function write(pairs: readonly Pair[], seconds: number): Promise<void> {
  const startedAt = performance.now()
  const sent: Promise<void>[] = []
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    await sleep(Math.max(0, startedAt + (n * 1000) / PER_SECOND - performance.now()))
    sent.push(say(pairs[(n * 7) % pairs.length]!, n % 2))
  }
  await Promise.all(sent)
  await sleep(500)
}

async function say({ conversationId, buyer, seller }: Pair, side: number): Promise<void> {
  const startedAt = now()
  const body = JSON.stringify({ clientId: crypto.randomUUID(), message: `at=${startedAt}` })
  await post(`${BASES[side]}/api/conversations/${conversationId}/messages`, side ? seller : buyer, body)
  answers.push(now() - startedAt)
}

/** @returns what prints the processor time since now, for each message of a measurement */
async function startCosts(): Promise<() => Promise<void>> {
  const read = async () => {
    const { user, system } = process.cpuUsage()
    return [(await readUsage()).cpuMs, readPostgresCpu(folder), (user + system) / 1000]
  }
  const before = await read()
  return async () => {
    const spent = (await read()).map((ms, index) => (ms - before[index]!) / (PER_SECOND * SECONDS))
    printTable([
      ['ms of processor a message', 'both web processes', 'Postgres', 'these readers'],
      ['', ...spent.map(formatMs)],
    ])
  }
}

interface Usage {
  rss: number
  heapUsed: number
  cpuMs: number
  streams: number
}

/** Of both processes. */
async function readUsage(): Promise<Usage> {
  const ask = (child: ChildProcess) =>
    new Promise<Usage>((done) => {
      child.once('message', done)
      child.send('usage')
    })
  const [one, two] = (await Promise.all(processes.map(ask))) as [Usage, Usage]
  return {
    rss: one.rss + two.rss,
    heapUsed: one.heapUsed + two.heapUsed,
    cpuMs: one.cpuMs + two.cpuMs,
    streams: one.streams + two.streams,
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function toCells(delays: number[]): string[] {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return [String(sorted.length), ...[0.5, 0.95, 0.99].map((share) => formatMs(at(share)))]
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    child.once('exit', () => ended())
    child.kill('SIGTERM')
  })
}
