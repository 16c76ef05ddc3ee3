import { sql } from 'kysely'
import { type Cadence, type Change, toHitKinds } from '#domain/discovery/alert-rules.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AlertDigest } from './alert-mail.ts'
import { toHitDays } from './shown-hits.ts'

export interface DueAlert {
  id: number
  userId: number
  name: string
  selector: string
  cadence: Cadence
  changes: Change[]
}

/** The alerts of these people that are due, locked. */
export async function lockDue(trx: Tx, userIds: readonly number[], now: Date): Promise<DueAlert[]> {
  const rows = await trx
    .selectFrom('alerts')
    .innerJoin('saved_searches', 'saved_searches.id', 'alerts.saved_search_id')
    .select(['saved_search_id', 'alerts.user_id', 'name', 'selector', 'cadence', 'changes'])
    .where('alerts.user_id', '=', sql<number>`any(${[...userIds]}::int[])`)
    .where('tell_at', '<=', now)
    .orderBy('saved_search_id')
    .forUpdate('alerts')
    .execute()
  return rows.map(({ saved_search_id: id, user_id: userId, ...alert }) => ({ id, userId, ...alert }))
}

/**
 * Marks what waits as told and reads what of it is worth telling: of the changes wished for, still on the market, and not told
 * to the same person by another search. Best first.
 */
export async function claimPendingHits(
  trx: Tx,
  alerts: readonly DueAlert[],
  now: Date,
): Promise<AlertDigest[]> {
  const ids = alerts.map(({ id }) => id)
  const { rows: marked } = await sql<{ id: string }>`
    update alert_hits set told_at = ${now} where told_at is null
      and day <= ${toMarketDate(now)}::date and saved_search_id = any(${ids}::int[]) returning id`.execute(
    trx,
  )
  const hits = await readHits(
    trx,
    marked.map(({ id }) => Number(id)),
  )
  const told = new Map<string, typeof hits>()
  const settled: number[] = []
  const searches = alerts.flatMap(({ id, name, selector, userId, changes }) => {
    const kinds = new Set(toHitKinds(changes))
    const own = hits.filter((hit) => hit.searchId === id && kinds.has(hit.kind))
    for (const hit of own) settled.push(hit.hitId)
    const fresh = own.filter((hit) => {
      const news = `${userId} ${hit.listingId} ${hit.kind}`
      const same = told.get(news) ?? []
      told.set(news, [...same, hit])
      return !same.some((one) => one.days?.first !== hit.days?.first || one.cents === hit.cents)
    })
    return fresh.length > 0 ? [{ id, name, selector, hits: fresh }] : []
  })
  await markNotified(trx, settled)
  return searches
}

/** NotifiedState, or left out because the same mail tells it: no other search of the person tells it again. */
async function markNotified(trx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`update alert_hits set is_told = true where id = any(${ids}::bigint[])`.execute(trx)
}

async function readHits(trx: Tx, ids: number[]) {
  const rows = await trx
    .selectFrom('alert_hits as hit')
    .innerJoin('listings', 'listings.id', 'hit.listing_id')
    .innerJoin('alerts', 'alerts.saved_search_id', 'hit.saved_search_id')
    .select([
      'hit.id as hit_id',
      'hit.saved_search_id',
      'hit.listing_id',
      'kind',
      'hit.cents',
      'hit.was_cents',
      'hit.first_day',
      'hit.last_day',
    ])
    .select(['title', 'price', 'frequency', 'listing_type'])
    .where('hit.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('listings.status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from alert_hits as other join alerts as theirs on theirs.saved_search_id = other.saved_search_id
        where other.listing_id = hit.listing_id and other.kind = hit.kind
          and (other.first_day is distinct from hit.first_day or other.cents <= hit.cents) and other.day = hit.day
          and other.is_told and theirs.user_id = alerts.user_id)`,
    )
    .orderBy('hit.score', 'desc')
    .orderBy('hit.listing_id', 'desc')
    .execute()
  return rows.map((row) => ({
    hitId: Number(row.hit_id),
    searchId: row.saved_search_id,
    listingId: row.listing_id,
    kind: row.kind,
    title: row.title,
    price: row.price,
    interval: row.frequency,
    listingType: row.listing_type,
    cents: Number(row.cents),
    wasCents: row.was_cents === null ? null : Number(row.was_cents),
    days: toHitDays(row),
  }))
}
