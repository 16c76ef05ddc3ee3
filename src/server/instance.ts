import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { listConfigWarnings } from './config-warnings.ts'
import { superviseCluster } from './platform/db/embedded/supervise-cluster.ts'
import { migrate } from './platform/db/migrate.ts'
import { describeRefusedConnection } from './platform/db/refused-connection.ts'
import { describeFileStore } from './platform/files/create-file-store.ts'
import { makePrivate } from './platform/files/private-folder.ts'
import { describeMail } from './platform/mail/describe-mail.ts'
import { type DemoMarket, prepareMarket } from './prepare-market.ts'
import {
  InstanceError,
  JOB_PROCESS,
  MALLOC,
  type Supervised,
  superviseInto,
  WEB_PROCESS,
  type WriteLine,
} from './supervise.ts'

export interface Instance {
  start(): Promise<void>
  stop(): Promise<void>
}

interface Means {
  writeLine: WriteLine
  demo: DemoMarket
}

/** One running Placard on one DATA_DIR: its database, its web process and its job process. */
export function createInstance(config: Config, { writeLine, demo }: Means): Instance {
  const children: Supervised[] = []
  let opening: Promise<OpenDatabase> | undefined
  return {
    async start() {
      checkMachine(config, writeLine)
      opening = openDatabase(config, writeLine)
      const { url, isEmbedded } = await opening
      await prepareDatabase({ config, url, writeLine, demo: isEmbedded ? demo : undefined })
      const env = toEnv(config, url)
      await Promise.all(
        [WEB_PROCESS, JOB_PROCESS].map((entry) => superviseInto(children, { entry, env, writeLine })),
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
}

interface OneOfMany {
  entry: typeof WEB_PROCESS | typeof JOB_PROCESS
  writeLine: WriteLine
}

/** One process of an installation on several machines, run as `npm start` runs it. It migrates nothing: it refuses. */
export function createOneOfMany(config: Config, { entry, writeLine }: OneOfMany): Instance {
  const children: Supervised[] = []
  return {
    async start() {
      const url = getOutsideUrl(config)
      checkMachine(config, writeLine)
      await superviseInto(children, { entry, env: toEnv(config, url), writeLine })
      writeLine(entry === WEB_PROCESS ? `Placard is ready at ${config.PUBLIC_URL}` : 'Jobs are being done.')
    },
    async stop() {
      await Promise.all(children.map((child) => child.stop()))
    },
  }
}

/** Brings the database to this version, with its admin. */
export async function prepareDatabase(options: {
  config: Config
  url: string
  writeLine: WriteLine
  demo?: DemoMarket | undefined
}): Promise<void> {
  const { config, url, writeLine, demo } = options
  const ran = await migrate(url).catch(refusePlainly)
  if (ran.length > 0) writeLine(`Database: ${ran.length} migration${ran.length === 1 ? '' : 's'} applied.`)
  await prepareMarket({ config, url, writeLine, demo })
  writeLine(describeFileStore(config))
  writeLine(describeMail(config))
}

export function getOutsideUrl({ DATABASE_URL }: Config): string {
  if (DATABASE_URL) return DATABASE_URL
  throw new ConfigError(
    'This command needs DATABASE_URL; `npm start` brings its own Postgres and does it all.',
  )
}

function checkMachine(config: Config, writeLine: WriteLine): void {
  for (const warning of listConfigWarnings(config)) writeLine(`WARNING: ${warning}`)
  makePrivate(config.DATA_DIR)
}

/** Test mode is decided here: to the processes every database is somebody's. */
function toEnv({ PAYMENT_TEST }: Config, DATABASE_URL: string): NodeJS.ProcessEnv {
  return { ...MALLOC, ...process.env, DATABASE_URL, PAYMENT_TEST: PAYMENT_TEST ? '1' : '0' }
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
  const cluster = await superviseCluster(join(config.DATA_DIR, 'postgres'), writeLine)
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
