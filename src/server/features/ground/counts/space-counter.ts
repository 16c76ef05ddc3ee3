import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isCountableVisit } from '../../../platform/http/countable.ts'
import { VisitBudget } from '../../../platform/http/visit-budget.ts'
import type { Log } from '../../../platform/log/log.ts'
import { Salts } from './salts.ts'
import { BROWSERS_PER_NETWORK, toMark, toNetworkMark, type Visitor } from './visitor.ts'
import { type Appeared, type Marked, writeCounts } from './write-counts.ts'

const FLUSH_MS = 5_000
/** Written down at once when so many wait. */
const MAX_WAITING = 20_000
const SPACES_PER_HOUR = 200
/** Of one space, before all visitors of a network: a card that is seen more often is not looked at. */
const SAME_SPACE_PER_HOUR = 5 * BROWSERS_PER_NETWORK
const HOUR_MS = 3_600_000

/** Whose page says so. */
export interface Visit {
  actor: Actor | null
  address: string
  headers: Headers
}

/**
 * Counts in memory and writes every few seconds, so that no answer waits for it; a process that is killed loses those seconds. Left out:
 * machines, other programs, who asks to be, admins, sellers at their own spaces, and what is more than a visitor or a network sees in an hour.
 */
export interface SpaceCounter {
  /** Shown in results. */
  appear(listingIds: readonly number[], visit: Visit): Promise<void>
  /** Opened, or contacted after that: once a visitor, space and day. */
  mark(kind: Marked['kind'], listingIds: readonly number[], visit: Visit): Promise<void>
  flush(): Promise<void>
}

export function createSpaceCounter({ db, log, now }: { db: Db; log: Log; now: () => Date }): SpaceCounter {
  const salts = new Salts(db)
  const budgets = { appearance: createBudgets(), mark: createBudgets() }
  const sameSpace = new VisitBudget(SAME_SPACE_PER_HOUR)
  let appeared = new Map<string, Counts>()
  /** Appearances in it. */
  let waiting = 0
  let marked = new Map<string, Marked>()
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = { appeared: [...appeared.values()].flatMap(toRows), marked: [...marked.values()] }
    appeared = new Map()
    waiting = 0
    marked = new Map()
    if (counted.appeared.length + counted.marked.length > 0) await writeCounts(db, counted)
  }
  const flushLater = () => flush().catch((error) => log.warn({ err: error }, 'counts of spaces lost'))
  const schedule = () => {
    if (waiting + marked.size >= MAX_WAITING) void flushLater()
    else timer ??= setTimeout(flushLater, FLUSH_MS).unref()
  }

  const clock = createHourClock()
  /** Who is counted when, or nobody. */
  const admit = async (visit: Visit) => {
    if (!isCountableVisit(visit)) return undefined
    const { actor, address, headers } = visit
    const at = now().getTime()
    const { day, hour } = clock(at)
    const salt = await salts.of(day)
    const visitor = { address, agent: headers.get('user-agent') ?? '' }
    return { at, day, hour, salt, visitor, actorId: actor?.personId ?? 0 }
  }

  return {
    flush,
    async appear(listingIds, visit) {
      const who = await admit(visit)
      if (!who) return
      const isSeen = (id: number) =>
        sameSpace.take(toNetworkMark(who.salt, who.visitor.address, `${id}`), 1, who.at) > 0
      const seen = listingIds.slice(0, budgets.appearance(who, listingIds.length)).filter(isSeen)
      const name = `${who.actorId} ${who.hour.getTime()}`
      const counts = appeared.get(name) ?? { actorId: who.actorId, hour: who.hour, byListing: new Map() }
      appeared.set(name, counts)
      for (const listingId of seen)
        counts.byListing.set(listingId, (counts.byListing.get(listingId) ?? 0) + 1)
      waiting += seen.length
      schedule()
    },
    async mark(kind, listingIds, visit) {
      const who = await admit(visit)
      if (!who) return
      for (const listingId of listingIds.slice(0, budgets.mark(who, listingIds.length))) {
        const mark = toMark(who.salt, who.visitor, `${kind} ${listingId}`)
        const after = kind === 'contact' ? toMark(who.salt, who.visitor, `view ${listingId}`) : null
        const { actorId, hour, day } = who
        if (!marked.has(mark)) marked.set(mark, { mark, after, kind, listingId, actorId, hour, day })
      }
      schedule()
    },
  }
}

/** How many of `wanted` a visitor may count for now, within what all visitors of their network may. */
function createBudgets() {
  const visitors = new VisitBudget(SPACES_PER_HOUR)
  const networks = new VisitBudget(SPACES_PER_HOUR * BROWSERS_PER_NETWORK)
  return ({ salt, visitor, at }: { salt: Buffer; visitor: Visitor; at: number }, wanted: number) => {
    const own = visitors.take(toMark(salt, visitor, 'hour'), wanted, at)
    return networks.take(toNetworkMark(salt, visitor.address, 'hour'), own, at)
  }
}

/** Appearances of one hour, before one actor. */
interface Counts {
  actorId: number
  hour: Date
  byListing: Map<number, number>
}

function toRows({ actorId, hour, byListing }: Counts): Appeared[] {
  return [...byListing].map(([listingId, count]) => ({ listingId, actorId, hour, count }))
}

/** An hour and its Pacific day, found once an hour: naming a day takes longer than all other counting. */
function createHourClock() {
  let known = { hour: new Date(0), day: '' }
  return (at: number) => {
    const start = Math.floor(at / HOUR_MS) * HOUR_MS
    if (known.hour.getTime() !== start) known = { hour: new Date(start), day: toMarketDate(new Date(start)) }
    return known
  }
}
