import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any request or job takes: anything older was orphaned by a killed process. */
const LEFT_AFTER_MS = 3_600_000

const folderIn = (dataDir: string) => join(dataDir, 'spool')

/** Runs the work with a temporary folder for data too large for memory; the folder is always deleted. */
export async function withSpoolFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(folderIn(dataDir), 'take-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hourly. */
export const SPOOL_CRON = '40 * * * * sweep-spool'
export const SWEEP_SPOOL_TASK = 'sweep-spool'

/** Deletes what killed processes left behind. */
export async function sweepSpool(dataDir: string, now: Date): Promise<void> {
  const names = await readdir(folderIn(dataDir)).catch(() => [])
  for (const name of names) {
    const path = join(folderIn(dataDir), name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
