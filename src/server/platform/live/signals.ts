import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export const LIVE_CHANNEL = 'live'
/** A payload has at most 8,000 bytes. */
const PER_HINT = 500

/** Hints all web processes, at commit, that these people's feeds have grown. A hint carries no content and may be lost. */
export async function tellLive(trx: Tx, userIds: readonly number[]): Promise<void> {
  for (let first = 0; first < userIds.length; first += PER_HINT) {
    const hint = userIds.slice(first, first + PER_HINT).join(',')
    await sql`select pg_notify(${LIVE_CHANNEL}, ${hint})`.execute(trx)
  }
}

/** The people a hint names. */
export function readHint(payload: string): number[] {
  return payload.split(',').map(Number).filter(Number.isInteger)
}
