import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { fillMarket } from './fill-market.ts'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAMS = ['src/main.ts', 'src/worker.ts', 'postgres'] as const

export type Killed = Awaited<ReturnType<typeof createKilled>>

/** The whole product on a folder of its own, with a market for the traffic, whose processes can be killed. */
export async function createKilled(port: number, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'placard-chaos-'))
  const child = spawn(process.execPath, [join(ROOT, 'scripts/commands/serve.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_DATA: '0',
      PAYMENT_TEST: '1',
      SENTENCE_MODEL: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    },
  })
  const ended = new Promise((done) => child.once('exit', done))
  await new Promise<void>((ready) => {
    child.stdout!.on('data', (bytes) => String(bytes).includes('is ready at') && ready())
  })
  const url = (await startCluster(join(folder, 'postgres'))).url('postgres')
  let kills = 0
  const query = async <T extends object>(sql: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query<T>(sql)).rows
    } finally {
      await client.end()
    }
  }
  await fillMarket(query)
  return {
    site: `http://localhost:${port}`,
    folder,
    url,
    query,
    kills: () => kills,
    /** Kills one of its processes at random, which comes again on its own. */
    killOne() {
      const program = PROGRAMS[Math.floor(Math.random() * PROGRAMS.length)]!
      if (kill(child, folder, program)) kills += 1
    },
    async end() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns false while it is being started again */
function kill(child: ChildProcess, folder: string, program: (typeof PROGRAMS)[number]): boolean {
  try {
    const pid =
      program === 'postgres'
        ? Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
        : findChild(child.pid!, program)
    return pid !== undefined && process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

function findChild(parent: number, program: string): number | undefined {
  const found = readdirSync('/proc').find((pid) => {
    try {
      const isChild =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1] === `${parent}`
      return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
    } catch {
      return false
    }
  })
  return found === undefined ? undefined : Number(found)
}
