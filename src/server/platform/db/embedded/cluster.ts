import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { clearDeadServer } from './dead-server.ts'
import { chooseIdentity, type Identity, runAs, UNPRIVILEGED_ID } from './run-as.ts'

const CLUSTER_USER = 'placard'
/** A Unix socket's path is limited to 107 bytes; Postgres appends `/.s.PGSQL.5432`. */
const SOCKET_DIR_MAX = 90

export interface Cluster {
  /** Connection URL of the database `name` in this cluster. */
  url(name: string): string
  /** True when an already running server was adopted. */
  tookOver: boolean
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): void
}

interface Home {
  root: string
  data: string
  log: string
  sockets: string
  binaries: Binaries
  identity: Identity
}

/**
 * Starts the Postgres cluster in `dir`, after `initdb` when there is none. A server orphaned by a killed process is
 * adopted; `pg_ctl` and the server's lock file rule out a second one on the same files.
 * @param extra Postgres settings in addition to ours
 */
export async function startCluster(dir: string, extra: Record<string, string> = {}): Promise<Cluster> {
  const home = await openHome(resolve(dir))
  if (!existsSync(join(home.data, 'PG_VERSION'))) createCluster(home)
  await clearDeadServer(home)
  const tookOver = isRunning(home)
  if (!tookOver) startServer(home, extra)
  return {
    tookOver,
    url: (name) => `postgres://${CLUSTER_USER}@/${name}?host=${encodeURIComponent(runningSocketDir(home))}`,
    stop: () => stopServer(home),
  }
}

/** True when a server runs on the cluster in `dir`, whoever started it. */
export async function isClusterRunning(dir: string): Promise<boolean> {
  return existsSync(join(dir, 'data/PG_VERSION')) && isRunning(await openHome(resolve(dir)))
}

/** Changes the owner of files that were put in place by hand (a restored backup) to the user that runs Postgres. */
export async function adoptCluster(dir: string): Promise<void> {
  const { data, identity } = await openHome(resolve(dir))
  chmodSync(data, 0o700)
  if (identity.uid === undefined) return
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name))
  for (const path of [data, ...paths]) chownSync(path, identity.uid, UNPRIVILEGED_ID)
}

async function openHome(root: string): Promise<Home> {
  const binaries = await findBinaries()
  mkdirSync(root, { recursive: true })
  // the folder itself gets that user as its owner
  const identity = chooseIdentity([dirname(root), binaries.postgres])
  const sockets = socketDir(root)
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  chmodSync(sockets, 0o700)
  if (identity.uid !== undefined) {
    chownSync(root, identity.uid, UNPRIVILEGED_ID)
    chownSync(sockets, identity.uid, UNPRIVILEGED_ID)
  }
  chmodSync(root, 0o700)
  return { root, data: join(root, 'data'), log: join(root, 'postgres.log'), sockets, binaries, identity }
}

function socketDir(root: string): string {
  const inside = join(root, 'run')
  if (inside.length <= SOCKET_DIR_MAX) return inside
  return join(tmpdir(), `placard-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

/** Atomic: `initdb` writes to a temporary folder that is renamed, so that an interrupted first start leaves no half cluster. */
function createCluster(home: Home): void {
  const draft = `${home.data}.new`
  rmSync(draft, { recursive: true, force: true })
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const auth = ['--auth-local=trust', '--auth-host=reject']
  pg(home, 'initdb', ['-D', draft, '-U', CLUSTER_USER, ...locale, ...auth, '--data-checksums'])
  renameSync(draft, home.data)
}

function startServer(home: Home, extra: Record<string, string>): void {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: home.sockets,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    timezone: 'UTC',
    // errors reach us through their connection; a log file would contain users' data
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    // required for base backups of a running server
    wal_level: 'replica',
    max_wal_senders: '2',
    // a backup needs all WAL from its start to its end
    wal_keep_size: '256MB',
    ...extra,
  }
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}='${value}'`)
  pg(home, 'pg_ctl', ['start', '-D', home.data, '-l', home.log, '-w', '-t', '60', '-o', options.join(' ')])
}

function stopServer(home: Home): void {
  if (isRunning(home)) pg(home, 'pg_ctl', ['stop', '-D', home.data, '-m', 'fast', '-w', '-t', '8'])
}

function isRunning(home: Home): boolean {
  return runAs(home.identity, home.binaries.pg_ctl, ['status', '-D', home.data], home.root).status === 0
}

/** Line 5 of the server's lock file names its socket folder; an adopted server may use another than ours. */
function runningSocketDir(home: Home): string {
  const lines = readFileSync(join(home.data, 'postmaster.pid'), 'utf8').split('\n')
  return lines[4]?.trim() || home.sockets
}

function pg(home: Home, program: 'initdb' | 'pg_ctl', args: string[]): void {
  const done = runAs(home.identity, home.binaries[program], args, home.root)
  if (done.status === 0) return
  const output = `${done.error?.message ?? ''}${done.stderr ?? ''}`.trim()
  throw new Error(`${program} failed: ${output || `exit ${done.status}`}\n${logTail(home)}`.trim())
}

function logTail(home: Home): string {
  if (!existsSync(home.log)) return ''
  return readFileSync(home.log, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}
