import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { listConfigWarnings } from './config-warnings.ts'
import { keepCluster } from './platform/db/embedded/keep-cluster.ts'
import { migrate } from './platform/db/migrate.ts'
import { describeRefusedConnection } from './platform/db/refused-connection.ts'
import { describeFileStore } from './platform/files/create-file-store.ts'
import { makePrivate } from './platform/files/private-folder.ts'
import { describeMail } from './platform/mail/describe-mail.ts'
import { type InsertDemo, type InsertDemoOperator, prepareMarket } from './prepare-market.ts'

export class InstanceError extends Error {}

export interface Instance {
  start(): Promise<void>
  stop(): Promise<void>
}

const SRC = join(import.meta.dirname, '..')
/** Crash loop guard: a process that dies sooner than this after its start is not restarted immediately. */
const CRASH_WINDOW_MS = 2_000

/**
 * On a large machine V8 lets the young generation grow to 67 MB, and the old one to four times the live objects before it collects
 * garbage; it hardly returns pages to the system (measured: 150 MB for assistants' answers that retain 5).
 */
export const V8_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=100']

/**
 * glibc's malloc keeps freed memory in up to eight arenas per core, and raises its mmap threshold after large buffers: idle after a
 * busy time the web process held 402 MB; with two arenas and a fixed trim threshold 273, and 250 when socket read buffers (64 KB)
 * are mmapped, so that they return to the system at once instead of leaving holes (measured).
 */
export const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
}

type WriteLine = (line: string) => void

interface Means {
  writeLine: WriteLine
  insertDemo: InsertDemo
  insertDemoOperator: InsertDemoOperator
}

/** One running Placard on one DATA_DIR: its database, its web process and its job process. */
export function createInstance(config: Config, { writeLine, ...demo }: Means): Instance {
  const children: Supervised[] = []
  let opening: Promise<OpenDatabase> | undefined
  return {
    async start() {
      for (const warning of listConfigWarnings(config)) writeLine(`WARNING: ${warning}`)
      makePrivate(config.DATA_DIR)
      opening = openDatabase(config, writeLine)
      const database = await opening
      await prepare(database)
      // decided here: to them every database is somebody's
      const PAYMENT_TEST = config.PAYMENT_TEST ? '1' : '0'
      const env = { ...MALLOC, ...process.env, DATABASE_URL: database.url, PAYMENT_TEST }
      await Promise.all(
        ['main.ts', 'worker.ts'].map((entry) => superviseInto(children, { entry, env, writeLine })),
      )
      writeLine(`Assistants: ${describeAssistants(config)}.`)
      writeLine(`Placard is ready at ${config.PUBLIC_URL}`)
    },
    // half way through a start too: Postgres would outlive it
    async stop() {
      await Promise.all(children.map((child) => child.stop()))
      const database = await opening?.catch(() => undefined)
      await database?.stop()
    },
  }

  async function prepare({ url, isEmbedded }: OpenDatabase): Promise<void> {
    const ran = await migrate(url).catch(refusePlainly)
    if (ran.length > 0) writeLine(`Database: ${ran.length} migration${ran.length === 1 ? '' : 's'} applied.`)
    await prepareMarket({ config, url, isEmbedded, writeLine, ...demo })
    writeLine(describeFileStore(config))
    writeLine(describeMail(config))
  }
}

/** A wrong DATABASE_URL is the operator's to mend: a sentence, not a stack. */
function refusePlainly(error: unknown): never {
  const refusal = describeRefusedConnection(error)
  throw refusal ? new InstanceError(refusal) : error
}

function describeAssistants({ LLM_PROVIDER, LLM_MODEL, SENTENCE_MODEL }: Config): string {
  const builtIn = SENTENCE_MODEL ? 'rules and the built-in sentence model' : 'rules'
  return LLM_PROVIDER ? `${builtIn}, worded by ${LLM_PROVIDER} ${LLM_MODEL}` : builtIn
}

interface OpenDatabase {
  url: string
  isEmbedded: boolean
  stop(): Promise<void>
}

async function openDatabase(config: Config, writeLine: WriteLine): Promise<OpenDatabase> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, isEmbedded: false, stop: async () => {} }
  const cluster = await keepCluster(join(config.DATA_DIR, 'postgres'), writeLine)
  if (!cluster.isOurs) {
    throw new InstanceError(
      `Placard is already running on ${config.DATA_DIR} (process ${cluster.holder}). Stop it, or set DATA_DIR.`,
    )
  }
  writeLine(
    cluster.tookOver
      ? 'Database: took over the Postgres that was still running.'
      : 'Database: embedded Postgres 18 started.',
  )
  return { url: cluster.url, isEmbedded: true, stop: cluster.stop }
}

interface Supervised {
  stop(): Promise<void>
}

/** Supervises one process: starts it, resolves when it serves, and restarts it when it dies. */
function superviseInto(
  children: Supervised[],
  options: { entry: string; env: NodeJS.ProcessEnv; writeLine: WriteLine },
): Promise<void> {
  const { entry, env, writeLine } = options
  let child: ChildProcess
  let stopping = false
  return new Promise((ready, failed) => {
    let wasReady = false
    const launch = () => {
      const startedAt = Date.now()
      child = fork(join(SRC, entry), {
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        execArgv: [...process.execArgv, ...V8_OPTIONS],
      })
      child.once('message', () => {
        wasReady = true
        ready()
      })
      child.once('exit', (code, signal) => {
        if (stopping) return
        if (!wasReady) return failed(new InstanceError(`${entry} could not start.`))
        writeLine(`${entry} ended (${signal ?? code}); starting it again.`)
        setTimeout(launch, Date.now() - startedAt < CRASH_WINDOW_MS ? CRASH_WINDOW_MS : 0)
      })
    }
    launch()
    children.push({
      stop() {
        stopping = true
        return endProcess(child)
      },
    })
  })
}

/** SIGTERM, then SIGKILL when the process does not exit in time. */
function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((ended) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 6_000)
    child.once('exit', () => {
      clearTimeout(killTimer)
      ended()
    })
    child.kill('SIGTERM')
  })
}
