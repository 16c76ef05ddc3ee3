import type { LiveEvent } from '#contract/edge/live.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Position } from '../../../platform/live/connection.ts'
import type { LiveSource } from '../../../platform/live/hub.ts'
import { findSessions } from '../../accounts/accounts/sessions.ts'
import { presentPages } from './present-events.ts'
import { readFeeds, readLatest } from './read-feed.ts'

/** Where the streams of this process take their events, their ends and their readers' sessions from. */
export function createLiveSource(db: Db): LiveSource {
  return {
    readNext: (positions) => readNext(db, positions),
    readLatest: (userIds) => readLatest(db, userIds),
    findSessions: (ids) => findSessions(db, ids),
  }
}

/** What follows each position, for streams and for those who ask again and again alike. */
export async function readNext(
  db: Db,
  positions: readonly Position[],
): Promise<{ items: LiveEvent[]; hasMore: boolean }[]> {
  return presentPages(db, await readFeeds(db, positions))
}
