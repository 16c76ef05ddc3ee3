import { workerData } from 'node:worker_threads'

export interface Watched {
  megabytes: number
  /** Its time is measured by whoever began it: with them it ends, and would loop for ever otherwise. */
  parent: number
}

const EVERY_MS = 20
const { megabytes, parent } = workerData as Watched

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
