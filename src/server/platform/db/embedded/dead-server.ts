import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 50
const MAX_MS = 10_000

/**
 * A killed server that is not reaped yet (a zombie) still has its pid, so `pg_ctl` and the next server take it for
 * running. Once no process works in its data folder any more, its stale lock files are removed.
 * Only where there is /proc (Linux); elsewhere the pid is gone once the parent has reaped it.
 */
export async function clearDeadServer({ data, sockets }: { data: string; sockets: string }): Promise<void> {
  const lockFile = join(data, 'postmaster.pid')
  const pid = readPid(lockFile)
  if (pid === null || !isZombie(pid)) return
  const deadline = Date.now() + MAX_MS
  // orphaned backends exit as soon as they notice; none may write beside the next server
  while (isInhabited(data) && Date.now() < deadline) await wait(LOOK_MS)
  if (isInhabited(data)) return
  // the socket has its own lock file
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

/** A zombie: exited but not reaped (state Z), or just exiting (X). */
function isZombie(pid: number): boolean {
  try {
    // the process name before the state may contain anything, even a parenthesis
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

/** Every process of a server has its data folder as working directory; a zombie has none. */
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
