import { sql } from 'kysely'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isCountable } from '../../../platform/http/countable.ts'
import type { Log } from '../../../platform/log/log.ts'
import { toCountedPath } from './counted-path.ts'

const FLUSH_MS = 5_000

/** Buffers counts in memory and flushes totals periodically, so that page requests never wait for it. */
export interface PageCounter {
  /** Counts one page view, except by bots, prefetching and visitors who opted out (DNT, GPC). */
  count(path: string, headers: Headers): void
  flush(): Promise<void>
}

export function createPageCounter({ db, log, now }: { db: Db; log: Log; now: () => Date }): PageCounter {
  const counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const views = [...counted]
    counted.clear()
    if (views.length > 0) await addViews(db, views)
  }
  return {
    flush,
    count(path, headers) {
      const known = isCountable(headers) ? toCountedPath(path) : undefined
      if (!known) return
      const key = `${toMarketDate(now())} ${known}`
      counted.set(key, (counted.get(key) ?? 0) + 1)
      timer ??= setTimeout(
        () => flush().catch((error) => log.warn({ err: error }, 'page views lost')),
        FLUSH_MS,
      )
      timer.unref()
    },
  }
}

async function addViews(db: Db, counted: [key: string, views: number][]): Promise<void> {
  const values = counted.map(([key, views]) => ({ day: key.slice(0, 10), path: key.slice(11), views }))
  await db
    .insertInto('page_views')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['path', 'day']).doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute()
}
