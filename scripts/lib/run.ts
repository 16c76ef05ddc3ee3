import { spawn, spawnSync } from 'node:child_process'
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
  return report(title, startedAt, done.status === 0)
}

/** The same beside other programs: what it prints is shown when it has ended, not among what they print. */
export async function runBeside(title: string, script: string): Promise<boolean> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [join(ROOT, script)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => printed.push(part))
  child.stderr.on('data', (part: Buffer) => printed.push(part))
  const isDone = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
  console.log(`\n▸ ${title}`)
  process.stdout.write(Buffer.concat(printed))
  return report(title, startedAt, isDone)
}

function report(title: string, startedAt: number, isDone: boolean): boolean {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isDone ? '✓' : '✗'} ${title} (${seconds} s)`)
  return isDone
}
