import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withSpoolFolder } from '../uploads/spool.ts'
import { NEARLY_FULL } from './disk-room.ts'
import type { FileStore } from './file-store.ts'
import { withinMs } from './silence-limit.ts'

export interface FilesHealth {
  /** `nearly-full`: all is stored as ever, but somebody should make room. */
  state: 'up' | 'nearly-full' | 'down'
  /** Of the disk of DATA_DIR that is used, between 0 and 1; null when it cannot be read. */
  diskUsed: number | null
}

interface Options {
  files: FileStore
  dataDir: string
  onChange: (health: FilesHealth) => void
  /** How old a measurement may be. */
  freshMs?: number
  readDisk?: (dataDir: string) => Promise<{ blocks: number; bavail: number }>
}

const FRESH_MS = 10_000
/** Health checks of load balancers give up after seconds. */
const CHECK_MS = 2_000
/** A full disk has room for a few bytes more now and then. */
const PROBE = Buffer.alloc(64 * 1024)
const PROBE_PATH = 'health/probe.bin'

/** Whether files can be stored, by storing one: in the spool that uploads pass and in the file store. Measured at most every ten seconds. */
export function createFilesHealth(options: Options): () => Promise<FilesHealth> {
  const { files, dataDir, onChange, freshMs = FRESH_MS, readDisk = (path) => statfs(path) } = options
  let measured: Promise<FilesHealth> | undefined
  let measuredAt = Number.NEGATIVE_INFINITY
  let last: FilesHealth['state'] = 'up'

  async function measure(): Promise<FilesHealth> {
    const diskUsed = await readDisk(dataDir).then(
      ({ blocks, bavail }) => (blocks > 0 ? 1 - bavail / blocks : null),
      () => null,
    )
    const canStore = await withinMs(CHECK_MS, probe(files, dataDir)).then(
      () => true,
      () => false,
    )
    const isNearlyFull = diskUsed !== null && diskUsed >= NEARLY_FULL
    const health: FilesHealth = { state: canStore ? (isNearlyFull ? 'nearly-full' : 'up') : 'down', diskUsed }
    if (health.state !== last) onChange(health)
    last = health.state
    return health
  }

  return function check(): Promise<FilesHealth> {
    if (!measured || performance.now() - measuredAt > freshMs) {
      measuredAt = performance.now()
      measured = measure()
    }
    return measured
  }
}

async function probe(files: FileStore, dataDir: string): Promise<void> {
  await withSpoolFolder(dataDir, (folder) => writeFile(join(folder, 'probe'), PROBE))
  await files.save(PROBE_PATH, PROBE)
}
