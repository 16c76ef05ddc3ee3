import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Serves the demo market from a temporary folder on `port` while `measure` runs, then cleans up. */
export async function withProduct(
  port: number,
  settings: Record<string, string>,
  measure: (product: { base: string; dataDir: string; pid: number }) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const server = spawn(process.execPath, ['scripts/commands/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  try {
    await new Promise<void>((ready) => {
      server.stdout!.on('data', (bytes) => String(bytes).includes('is ready at') && ready())
    })
    await measure({ base: `http://localhost:${port}`, dataDir, pid: server.pid! })
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Resident megabytes of a process that `parent` started, by its program; only on Linux. */
export function readResidentMb(parent: number, program: string): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const isChild = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === parent
      if (isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
        return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1e3)
    } catch {
      // it has ended meanwhile
    }
  return undefined
}
