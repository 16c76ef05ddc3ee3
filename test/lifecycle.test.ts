import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'

/** Crash recovery of the whole product: started as a user starts it, killed and restarted. */
const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'placard-lifecycle-'))
const running = new Set<ChildProcess>()

afterAll(async () => {
  for (const child of running) killGroup(child)
  if (existsSync(join(folder, 'postgres'))) (await startCluster(join(folder, 'postgres'))).stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  output: string[]
  ended: Promise<number | null>
}

/** In its own process group, so that a kill reaches the web and the job process too. */
function start(port: number): Started {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_DATA: '0',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  }
  const child = spawn(process.execPath, [join(ROOT, 'scripts/commands/serve.ts')], {
    cwd: ROOT,
    env,
    detached: true,
  })
  running.add(child)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (bytes) => output.push(String(bytes)))
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  void ended.then(() => running.delete(child))
  return { child, output, ended }
}

function killGroup(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    // already exited
  }
}

async function untilReady(started: Started): Promise<void> {
  await until(async () => {
    if (started.child.exitCode !== null) throw new Error(started.output.join(''))
    return started.output.join('').includes('Placard is ready at')
  })
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen within two minutes.')
    await new Promise((next) => setTimeout(next, 100))
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
}

/** Queries the running product's database. */
async function query<T extends object>(sql: string): Promise<T[]> {
  const cluster = await startCluster(join(folder, 'postgres'))
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
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

/** Waits until everybody whose registration was acknowledged has their mail. */
async function untilMailed(usernames: string[]): Promise<void> {
  await until(async () => {
    const kept = await query<{ recipient: string }>('select recipient from outbox_messages').catch(() => [])
    const recipients = new Set(kept.map(({ recipient }) => recipient))
    return usernames.every((username) => recipients.has(`${username}@example.com`))
  })
}

function killPostgres(): void {
  const [pid] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const register = (port: number, username: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.com`,
      password: 'long-enough-1x',
      passwordConfirm: 'long-enough-1x',
    }),
  })

describe('start, kill, start', () => {
  it('loses nothing acknowledged, refuses a second start, stops cleanly', { timeout: 400_000 }, async () => {
    const port = await freePort()
    const first = start(port)
    await untilReady(first)
    expect(first.output.join('').trimEnd().split('\n').at(-1)).toBe(
      `Placard is ready at http://localhost:${port}`,
    )

    const second = start(await freePort())
    expect(await second.ended).toBe(1)
    expect(second.output.join('')).toContain(
      `Placard is already running on ${folder} (process ${first.child.pid})`,
    )

    const acknowledged: string[] = []
    let isKilled = false
    const writer = async (name: string) => {
      for (let n = 0; !isKilled; n++) {
        const response = await register(port, `${name}${n}`).catch(() => null)
        if (response?.ok) acknowledged.push(`${name}${n}`)
      }
    }
    const writers = [writer('ada'), writer('bob')]
    while (acknowledged.length < 12) await new Promise((next) => setTimeout(next, 20))
    // kills all at once: the dead Postgres may still be a zombie when the next start looks for it
    killPostgres()
    killGroup(first.child)
    isKilled = true
    await Promise.all([...writers, first.ended])

    const third = start(port)
    await untilReady(third)
    for (const username of acknowledged) {
      const response = await register(port, username)
      expect([response.status, username]).toEqual([409, username])
    }

    // Postgres alone dies: it is restarted, and the pages respond again
    killPostgres()
    await until(async () => (await register(port, 'after-the-fall').catch(() => null))?.status === 201)
    expect((await register(port, acknowledged[0]!)).status).toBe(409)

    // no mail is stuck with a dead job process, whether it died with the others or alone
    await untilMailed([...acknowledged, 'after-the-fall'])
    const jobs = await jobProcess()
    const more = ['eve1', 'eve2', 'eve3', 'eve4']
    await Promise.all(more.map((username) => register(port, username)))
    process.kill(jobs!, 'SIGKILL')
    await until(async () => ![null, jobs].includes(await jobProcess()))
    await untilMailed(more)

    // the supervisor alone dies: its orphans release database and port by themselves
    third.child.kill('SIGKILL')
    await third.ended
    const fourth = start(port)
    await untilReady(fourth)
    expect((await register(port, acknowledged[0]!)).status).toBe(409)

    const stoppingAt = Date.now()
    fourth.child.kill('SIGTERM')
    expect(await fourth.ended).toBe(0)
    expect(Date.now() - stoppingAt).toBeLessThan(10_000)
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false)
  })
})
