import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { COMPILED } from './compiled.ts'
import { killGroup, type Started } from './product.ts'
import { ROOT } from './sources.ts'

/** Machines that share one outside Postgres over TCP, each with a folder of its own; what runs on them ends with the test file. */
export async function createMachines(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'placard-machines-'))
  const { port, close } = await forwardToCluster()
  const name = `test_${randomBytes(6).toString('hex')}`
  await onCluster(`create database ${name} template template0`)
  const url = `postgres://placard@127.0.0.1:${port}/${name}`
  const running = new Set<Started>()

  afterAll(async () => {
    for (const { child } of running) killGroup(child)
    await Promise.all([...running].map(({ ended }) => ended))
    close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A command of package.json as npm runs it, on the machine of that name, in a process group of its own. */
  function run(machine: string, [command, ...args]: [string, ...string[]], own: object = {}): Started {
    const env = {
      ...process.env,
      ...COMPILED,
      DATABASE_URL: url,
      DATA_DIR: join(folder, machine),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      ...settings,
      ...own,
    }
    const child = spawn(process.execPath, [join(ROOT, 'scripts/commands', command), ...args], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream!.on('data', (bytes) => output.push(String(bytes)))
    const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
    const started = { child, output, ended }
    running.add(started)
    void ended.then(() => running.delete(started))
    return started
  }

  return { run, url, queryMachines: (sql: string) => query(url, sql) }
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const onCluster = (sql: string) => query(inject('clusterUrl'), sql)

/** The cluster of the tests listens on a socket alone. */
async function forwardToCluster() {
  const socketDir = new URL(inject('clusterUrl').replace('@/', '@localhost/')).searchParams.get('host')!
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(join(socketDir, '.s.PGSQL.5432'))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as { port: number }).port, close }
}
