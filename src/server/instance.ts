import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { listConfigWarnings } from './config-warnings.ts'
import { keepCluster } from './platform/db/embedded/keep-cluster.ts'
import { migrate } from './platform/db/migrate.ts'
import { describeFileStore } from './platform/files/create-file-store.ts'
import { makePrivate } from './platform/files/private-folder.ts'
import { describeMail } from './platform/mail/describe-mail.ts'
import { type InsertDemo, prepareMarket } from './prepare-market.ts'

export class InstanceError extends Error {}

export interface Instance {
  start(): Promise<void>
  stop(): Promise<void>
}

const SRC = join(import.meta.dirname, '..')
/** A process that ends sooner than this after its start is not started again at once. */
const CRASH_WINDOW_MS = 2_000

/** On a large machine V8 lets its space for young objects grow to 128 MB, half of what the web process may take. */
const YOUNG_SPACE = '--max-semi-space-size=8'

/**
 * The allocator of Linux keeps what threads gave back in up to eight pools a core, and learns from large buffers to keep those too: after
 * a busy hour half of a process was memory that nobody used (measured). Two pools and a fixed bound give it back.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

type WriteLine = (line: string) => void

interface Means {
  writeLine: WriteLine
  insertDemo: InsertDemo
}

/** One Placard on one DATA_DIR: its database, its web process and its job process. */
export async function createInstance(config: Config, { writeLine, insertDemo }: Means): Promise<Instance> {
  for (const warning of listConfigWarnings(config)) writeLine(`WARNING: ${warning}`)
  makePrivate(config.DATA_DIR)
  const database = config.DATABASE_URL
    ? { url: config.DATABASE_URL, isEmbedded: false, stop: async () => {} }
    : await openEmbedded(config, writeLine)
  const ran = await migrate(database.url)
  if (ran.length > 0) writeLine(`Database: ${ran.length} migration${ran.length === 1 ? '' : 's'} applied.`)
  await prepareMarket({ config, url: database.url, isEmbedded: database.isEmbedded, writeLine, insertDemo })
  writeLine(describeFileStore(config))
  writeLine(describeMail(config))
  const env = { ...MALLOC, ...process.env, DATABASE_URL: database.url }
  const children: Supervised[] = []
  return {
    async start() {
      await Promise.all(
        ['main.ts', 'worker.ts'].map((entry) => superviseInto(children, { entry, env, writeLine })),
      )
      writeLine(`Assistants: ${describeAssistants(config)}.`)
      writeLine(`Placard is ready at ${config.PUBLIC_URL}`)
    },
    async stop() {
      await Promise.all(children.map((child) => child.stop()))
      await database.stop()
    },
  }
}

function describeAssistants({ LLM_PROVIDER, LLM_MODEL, SENTENCE_MODEL }: Config): string {
  const builtIn = SENTENCE_MODEL ? 'rules and the built-in sentence model' : 'rules'
  return LLM_PROVIDER ? `${builtIn}, worded by ${LLM_PROVIDER} ${LLM_MODEL}` : builtIn
}

async function openEmbedded(config: Config, writeLine: WriteLine) {
  const kept = await keepCluster(join(config.DATA_DIR, 'postgres'), writeLine)
  if (!kept.isOurs) {
    throw new InstanceError(
      `Placard is already running on ${config.DATA_DIR} (process ${kept.holder}). Stop it, or set DATA_DIR.`,
    )
  }
  writeLine(
    kept.tookOver
      ? 'Database: took over the Postgres that was still running.'
      : 'Database: embedded Postgres 18 started.',
  )
  return { url: kept.url, isEmbedded: true, stop: kept.stop }
}

interface Supervised {
  stop(): Promise<void>
}

/** Starts one process, resolves when it serves, and starts it again should it die. */
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
        execArgv: [...process.execArgv, YOUNG_SPACE],
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

/** Asks the process to end and, when it does not in time, makes it. */
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
