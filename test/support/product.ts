import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { ROOT } from './sources.ts'

export interface Started {
  child: ChildProcess
  output: string[]
  ended: Promise<number | null>
}

/** The whole product on a folder of its own, started as a user starts it; what it leaves behind ends with the test file. */
export function createProduct() {
  const folder = mkdtempSync(join(tmpdir(), 'placard-lifecycle-'))
  const pidFile = join(folder, 'postgres/data/postmaster.pid')
  const running = new Set<ChildProcess>()

  afterAll(async () => {
    for (const child of running) killGroup(child)
    if (existsSync(join(folder, 'postgres'))) (await startCluster(join(folder, 'postgres'))).stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** In its own process group, so that a kill reaches the web and the job process too; it ends when its channel does. */
  function start(port: number): Started {
    const env = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_DATA: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
    }
    const command = join(ROOT, 'scripts/commands/serve.ts')
    const child = spawn(process.execPath, [command], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    running.add(child)
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (bytes) => output.push(String(bytes)))
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    void ended.then(() => running.delete(child))
    return { child, output, ended }
  }

  /** Of the running product's database. */
  async function findUrl(): Promise<string> {
    return (await startCluster(join(folder, 'postgres'))).url('postgres')
  }

  /** Queries the running product's database. */
  async function query<T extends object>(sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: await findUrl() })
    await client.connect()
    try {
      return (await client.query<T>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** The job process, as seen in pg_stat_activity. */
  async function jobProcess(): Promise<number | null> {
    const [row] = await query<{ pid: string }>(
      "select split_part(application_name, ' ', 3) as pid from pg_stat_activity where application_name like 'placard jobs %'",
    ).catch(() => [])
    return row ? Number(row.pid) : null
  }

  function killPostgres(): void {
    const [pid] = readFileSync(pidFile, 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
  }

  const hasPostgres = () => existsSync(pidFile)

  /** Kills the web process, the job process and Postgres in turn: the nth time, once it runs. */
  async function killInTurn(product: Started, nth: number): Promise<void> {
    if (nth % 3 === 2) killPostgres()
    else await until(async () => killChild(product, nth % 3 === 0 ? 'src/main.ts' : 'src/worker.ts'))
  }

  return { start, query, findUrl, killInTurn, jobProcess, killPostgres, hasPostgres, folder }
}

export function killGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // already exited
  }
}

/** A child of the supervisor by its program, `src/main.ts` or `src/worker.ts`; undefined while it is being restarted. */
export function findChild(parent: number, program: string): number | undefined {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = children.find((pid) => {
    try {
      const parentPid = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]
      return Number(parentPid) === parent && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
    } catch {
      return false
    }
  })
  return found === undefined ? undefined : Number(found)
}

/** Kills a child of the supervisor, which starts it again. @returns false while it is being restarted */
function killChild(product: Started, program: string): boolean {
  const pid = findChild(product.child.pid!, program)
  return pid !== undefined && process.kill(pid, 'SIGKILL')
}

export async function untilReady(started: Started): Promise<void> {
  await until(async () => {
    if (started.child.exitCode !== null) throw new Error(started.output.join(''))
    return started.output.join('').includes('Placard is ready at')
  })
}

export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen within two minutes.')
    await new Promise((next) => setTimeout(next, 100))
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
}
