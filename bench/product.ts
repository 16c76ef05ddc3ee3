import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** Serves the demo market from a temporary folder on `port` while `measure` runs, then cleans up. */
export async function withProduct(
  port: number,
  settings: Record<string, string>,
  measure: (product: { base: string; dataDir: string }) => Promise<void>,
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
    await measure({ base: `http://localhost:${port}`, dataDir })
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
