import type { AppContext } from '../../../context.ts'
import { isDatesTaken } from '../../../platform/db/conflicts.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Line } from '../../../platform/http/line.ts'

/**
 * All that is recorded of one seller's money takes the same feed and the same numbers of documents, one after another: as the
 * steps of bookings, so many at once wait for it and leave the pool's other connections to everybody else, in each process.
 */
const LINE = new Line({ running: 4, maxWaiting: 2000 })

/**
 * Runs a transaction that may claim the dates of a booking which had lapsed; where somebody else has them by now, once more
 * without: the money is written down all the same. @throws AppError `unavailable` where too many wait
 */
export function withDates<T>(
  context: Pick<AppContext, 'db' | 'metrics'>,
  run: (trx: Tx, mayClaim: boolean) => Promise<T>,
): Promise<T> {
  return LINE.run(() => claimOrNot(context, run))
}

async function claimOrNot<T>(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  run: (trx: Tx, mayClaim: boolean) => Promise<T>,
): Promise<T> {
  const attempt = (mayClaim: boolean) => inTransaction({ db, metrics }, (trx) => run(trx, mayClaim))
  try {
    return await attempt(true)
  } catch (error) {
    if (!areTaken(error)) throw error
    return attempt(false)
  }
}

function areTaken(error: unknown): boolean {
  return error instanceof AppError ? error.code === 'dates-taken' : isDatesTaken(error)
}
