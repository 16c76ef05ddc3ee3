import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Runs a program of node_modules (or a script), showing its output; true when it exited with 0. */
export function run(
  title: string,
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`\n▸ ${title}`)
  const startedAt = Date.now()
  const done = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(done.status === 0 ? `✓ ${title} (${seconds} s)` : `✗ ${title} (${seconds} s)`)
  return done.status === 0
}
