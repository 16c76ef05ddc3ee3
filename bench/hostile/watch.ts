/**
 * What files cost a product while `bench:hostile` builds and sends them, from a process that does nothing else: the bench's own work would
 * make every answer look late. `node bench/hostile/watch.ts BASE WEB_PID JOBS_PID`; any message begins again and is answered with the
 * highest figures since the one before. Reads /proc, so Linux only.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Watched {
  'web MB': number
  'jobs MB': number
  /** Of what the web process has begun. */
  'largest child MB': number
  /** Of the supervisor and all that it and they have begun; without Postgres. */
  'all processes MB': number
  'slowest /readyz ms': number
}

const RSS_MS = 25
const READYZ_MS = 50
const [base, web, jobs] = process.argv.slice(2) as [string, string, string]
const supervisor = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${web}/status`, 'utf8'))![1]!

let most = atRest()
process.on('message', () => {
  process.send!(most)
  most = atRest()
})
process.on('disconnect', () => process.exit(0))
setInterval(() => {
  most['web MB'] = Math.max(most['web MB'], readRssMb(web))
  most['jobs MB'] = Math.max(most['jobs MB'], readRssMb(jobs))
  for (const child of listChildren(web))
    most['largest child MB'] = Math.max(most['largest child MB'], readRssMb(child))
  const all = listTree(supervisor).reduce((sum, pid) => sum + readRssMb(pid), 0)
  most['all processes MB'] = Math.max(most['all processes MB'], all)
}, RSS_MS)
for (;;) {
  const start = performance.now()
  await fetch(`${base}/readyz`).catch(() => null)
  most['slowest /readyz ms'] = Math.max(most['slowest /readyz ms'], Math.round(performance.now() - start))
  await sleep(READYZ_MS)
}

function atRest(): Watched {
  return {
    'web MB': 0,
    'jobs MB': 0,
    'largest child MB': 0,
    'all processes MB': 0,
    'slowest /readyz ms': 0,
  }
}

function listChildren(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  } catch {
    // it has ended meanwhile
    return []
  }
}

function listTree(pid: string): string[] {
  return [pid, ...listChildren(pid).flatMap(listTree)]
}

function readRssMb(pid: string): number {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000,
    )
  } catch {
    // a child that has ended meanwhile
    return 0
  }
}
