import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 50
const MAX_MS = 10_000

/**
 * A killed server that nobody has reaped yet still has its process number, and for `pg_ctl` and for the next server it
 * runs. Once none of its own processes is left in its folder its lock files are taken away.
 * Only where /proc tells (Linux); elsewhere the number is gone when its parent has looked.
 */
export async function clearDeadServer({ data, sockets }: { data: string; sockets: string }): Promise<void> {
  const lockFile = join(data, 'postmaster.pid')
  const pid = readPid(lockFile)
  if (pid === null || !isZombie(pid)) return
  const deadline = Date.now() + MAX_MS
  // sessions of the dead server end by themselves as soon as they notice; none may write beside the next one
  while (isInhabited(data) && Date.now() < deadline) await wait(LOOK_MS)
  if (isInhabited(data)) return
  // the socket has a lock file of its own
  for (const path of [lockFile, join(sockets, '.s.PGSQL.5432.lock')])
    if (readPid(path) === pid) rmSync(path, { force: true })
}

function readPid(lockFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** Ended, and not yet asked for by its parent (state Z), or just ending (X). */
function isZombie(pid: number): boolean {
  try {
    // the name before the state may hold anything, a parenthesis too
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/** Every process of a server works in its data folder; a zombie has no folder any more. */
function isInhabited(data: string): boolean {
  const folder = realpathSync(data)
  const processes = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return processes.some((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false
    }
  })
}
