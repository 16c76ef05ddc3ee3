import { FilesAway } from '../files/files-away.ts'
import { ProviderAway } from '../payments/provider.ts'

/** What a request needs and may be away for a while: the request was fine, and will be answered later. */
export type Away = 'database' | 'files' | 'provider'

/**
 * SQLSTATEs of a database that starts, stops or is overloaded: a statement or a lock that took too long (57014, 55P03), a
 * circle of locks that stayed (40P01), no connection, disk or memory left (53…), a failed disk (58030), a standby (25006).
 */
const SQLSTATES = new Set(
  '57014 57P01 57P02 57P03 55P03 40P01 53000 53100 53200 53300 58030 25006 08000 08001 08003 08004 08006'.split(
    ' ',
  ),
)
const SOCKETS = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
const POOL_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error|read timeout/
/** A disk that is full, read-only, closed to us, broken or gone, and no room for one more open file. */
const STORAGE = new Set(
  'ENOSPC EDQUOT EROFS EACCES EPERM EIO ENOENT ENOTDIR ENODEV ENXIO ESTALE EMFILE ENFILE'.split(' '),
)

/** The one reader of "away": tells a failure that passes from a mistake of ours. @returns null for the latter */
export function findAway(thrown: unknown): Away | null {
  if (!(thrown instanceof Error)) return null
  if (thrown instanceof FilesAway) return 'files'
  if (thrown instanceof ProviderAway) return 'provider'
  const { code = '', syscall } = thrown as NodeJS.ErrnoException
  // the socket of a local Postgres is a file too
  if (syscall === 'connect' || SOCKETS.has(code) || SQLSTATES.has(code)) return 'database'
  if (STORAGE.has(code)) return 'files'
  return POOL_WORDS.test(thrown.message) ? 'database' : null
}
