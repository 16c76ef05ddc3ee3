import { workerData } from 'node:worker_threads'

const EVERY_MS = 20
const MAX_BYTES = (workerData as number) * 1024 * 1024

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
