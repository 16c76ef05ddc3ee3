import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Watched } from './watch.ts'

/** The first admin of a product that is measured. */
export const ADMIN = { username: 'admin', password: 'a-long-bench-password-1' }

/** Watches the processes of the product at this address. Reads /proc, so Linux only. */
export function watchProduct(base: string): ChildProcess {
  const processes = [findProcess(base, 'main.ts'), findProcess(base, 'worker.ts')].map(String)
  return fork(join(import.meta.dirname, 'watch.ts'), [base, ...processes])
}

/** The highest figures since the last reading. */
export async function readWatch(watch: ChildProcess): Promise<Watched> {
  const answered = once(watch, 'message')
  watch.send('read')
  const [watched] = await answered
  return watched as Watched
}

/** @returns the cookie of the admin's session */
export async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  if (!response.ok) throw new Error(`The admin cannot sign in: ${await response.text()}`)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** This instance's process that runs `entry`: of all such, the one with our port. */
function findProcess(base: string, entry: string): number {
  const port = new URL(base).port
  const pids = execFileSync('pgrep', ['-f', `src/${entry}$`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
  const found = pids.find((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`PORT=${port}`),
  )
  if (!found) throw new Error(`No process runs ${entry}`)
  return found
}

export function countStatuses(statuses: number[]): string {
  const counted = new Map<number, number>()
  for (const status of statuses) counted.set(status, (counted.get(status) ?? 0) + 1)
  return [...counted].map(([status, n]) => `${n} × ${status}`).join(', ')
}
