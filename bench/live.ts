/**
 * `npm run bench:live`: a thousand streams on two web processes of one database, fifty messages a second. From the POST on one
 * process until the other side has it on the other; beside asking every two seconds, and a bare notification without a table.
 * Then the memory of the streams, and commits a second by number of listeners.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MALLOC, V8_OPTIONS } from '#server/instance.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { measureBareNotify, measureCommits } from './live/commits.ts'
import { fillTalks, type Pair } from './live/fill.ts'
import { closeReaders, now, openStream, pollEvery } from './live/readers.ts'
import { formatMs, printTable } from './search/measure.ts'

const PORT = Number(process.env.PORT ?? 4364)
const BASES = [`http://127.0.0.1:${PORT}`, `http://127.0.0.1:${PORT + 1}`] as const
const PAIRS = 500
const PER_SECOND = 50
const SECONDS = 20
const WARM_UP_S = 5
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
  const before = await readMemory()
  for (const { base, person } of readersOf(pairs))
    await openStream(base, person, (sentAt) => delays.push(now() - sentAt))
  const rows = [['', 'streams', 'MB resident, above', 'MB of it heap']]
  const add = async (name: string) => {
    const { rss, heapUsed, streams } = await readMemory()
    rows.push([name, String(streams), megabytes(rss - before.rss), megabytes(heapUsed - before.heapUsed)])
  }
  await add('opened')
  await write(pairs, WARM_UP_S)
  delays.length = 0
  answers.length = 0
  await write(pairs, SECONDS)
  await add(`after ${PER_SECOND * (SECONDS + WARM_UP_S)} messages`)
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
    sent.push(post(pairs[(n * 7) % pairs.length]!, n % 2))
  }
  await Promise.all(sent)
  await sleep(500)
}

async function post({ conversationId, buyer, seller }: Pair, side: number): Promise<void> {
  const { cookie } = side ? seller : buyer
  const startedAt = now()
  const body = JSON.stringify({ clientId: crypto.randomUUID(), message: `at=${startedAt}` })
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(`${BASES[side]}/api/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers,
    body,
  })
  if (answer.status !== 201)
    throw new Error(`A message was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  answers.push(now() - startedAt)
}

interface Memory {
  rss: number
  heapUsed: number
  streams: number
}

/** Of both processes. */
async function readMemory(): Promise<Memory> {
  const ask = (child: ChildProcess) =>
    new Promise<Memory>((done) => {
      child.once('message', done)
      child.send('memory')
    })
  const [one, two] = (await Promise.all(processes.map(ask))) as [Memory, Memory]
  return {
    rss: one.rss + two.rss,
    heapUsed: one.heapUsed + two.heapUsed,
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
