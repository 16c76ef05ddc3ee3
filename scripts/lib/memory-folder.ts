import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Of Linux: what is written there is never written to a disk. */
const MEMORY = '/dev/shm'
const PREFIX = 'placard-run-'
/** Several times what a run holds at once. */
const ROOM_BYTES = 3 * 2 ** 30

/**
 * Temporary files of this process and its children go to memory, where there is room: to copy a database of a thousand
 * small files takes a tenth of the processor time that a disk's file system needs for it. They end with the process.
 */
export function keepTemporaryFilesInMemory(memory = MEMORY, roomBytes = ROOM_BYTES): void {
  if (process.env.TMPDIR !== undefined || !hasRoom(memory, roomBytes)) return
  deleteLeftovers(memory)
  const folder = join(memory, PREFIX + process.pid)
  // Postgres may run as another user
  mkdirSync(folder, { mode: 0o755, recursive: true })
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

function hasRoom(memory: string, bytes: number): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, freemem()) >= bytes
}

/** Of runs that were killed. */
function deleteLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0
    if (pid > 0 && !isRunning(pid)) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
