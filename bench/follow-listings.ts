import { pino } from 'pino'
import { ListingSearch } from '#server/features/search/listing-search.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'

/** A search that follows a database by itself, as every web process has one. */
export async function followListings(url: string) {
  const db = createDatabase(createPool({ url }))
  const log = pino({ level: 'error' })
  const search = new ListingSearch({
    db,
    config: { SUPPORT_DOMAIN: 'placard.example' },
    url,
    log,
    now: () => new Date(),
    gazetteer: loadGazetteer,
  })
  return { db, log, search, stop: await search.start() }
}
