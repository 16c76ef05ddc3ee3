import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { toMarketDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isCountable } from '../../../platform/http/countable.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import type { Log } from '../../../platform/log/log.ts'

const FLUSH_MS = 5_000
const REPEAT_MS = 600_000
/** Memory bound. */
const MAX_REMEMBERED = 100_000
/** Of one network and code within ten minutes: what a browser says of itself costs nothing to change. */
const BROWSERS_PER_NETWORK = 8

interface Visit {
  codeId: number
  address: string
  headers: Headers
}

/**
 * Counts in memory how often a code is followed, a day and code, and writes every few seconds; a killed process loses those. Left
 * out: machines, what is loaded ahead, whoever asks to be, and repeats within ten minutes.
 */
export interface VisitCounter {
  count(visit: Visit): void
  flush(): Promise<void>
}

export function createVisitCounter({ db, log, now }: { db: Db; log: Log; now: () => Date }): VisitCounter {
  const repeats = createRepeats()
  let waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = [...waiting]
    waiting = new Map()
    if (counted.length > 0) await addVisits(db, counted)
  }
  const flushLater = () => flush().catch((error) => log.warn({ err: error }, 'visits of codes lost'))
  return {
    flush,
    count(visit) {
      const at = now()
      if (!isCountable(visit.headers) || repeats.isRepeat(visit, at.getTime())) return
      const key = `${toMarketDate(at)} ${visit.codeId}`
      waiting.set(key, (waiting.get(key) ?? 0) + 1)
      timer ??= setTimeout(flushLater, FLUSH_MS).unref()
    },
  }
}

/**
 * Tells a repeat by a hash over a salt that never leaves this process. It is another one after every quiet ten minutes, so that
 * no mark of one visit can be set beside that of a later one.
 */
function createRepeats() {
  let salt = randomBytes(32)
  /** Mark → when it was first seen, the oldest first. */
  const seen = new Map<string, number>()
  const forget = (before: number) => {
    for (const [mark, at] of seen) {
      if (at > before && seen.size <= MAX_REMEMBERED) break
      seen.delete(mark)
    }
    if (seen.size === 0) salt = randomBytes(32)
  }
  const markOf = ({ codeId, address, headers }: Visit) => {
    const agent = hash('sha256', headers.get('user-agent') ?? '', 'buffer')
    const browser = agent.readUInt16BE(0) % BROWSERS_PER_NETWORK
    const text = `${salt.toString('hex')}\0${networkOf(address)}\0${browser}\0${codeId}`
    return hash('sha256', text, 'buffer').subarray(0, 8).toString('base64')
  }
  return {
    isRepeat(visit: Visit, at: number): boolean {
      forget(at - REPEAT_MS)
      const mark = markOf(visit)
      if (seen.has(mark)) return true
      seen.set(mark, at)
      return false
    },
  }
}

/** In the order of their keys: two processes may write the same ones. */
async function addVisits(db: Db, counted: [key: string, count: number][]): Promise<void> {
  const rows = counted.map(([key, count]) => {
    const [day, codeId] = key.split(' ')
    return { day: required(day), code_id: Number(codeId), count }
  })
  rows.sort((a, b) => a.code_id - b.code_id || a.day.localeCompare(b.day))
  await db
    .insertInto('response_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['code_id', 'day']).doUpdateSet({ count: sql`response_days.count + excluded.count` }),
    )
    .execute()
}
