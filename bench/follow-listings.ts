import { pino } from 'pino'
import { ListingSearch } from '#server/features/discovery/search/listing-search.ts'
import { createDatabase, createPool } from '#server/platform/db/database.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'

/** A search that follows a database on its own, as every web process has one. */
export async function followListings(url: string) {
  const db = createDatabase(createPool({ url }))
  const log = pino({ level: 'error' })
  const search = new ListingSearch({
    db,
    config: { SUPPORT_DOMAIN: 'placard.example' },
    log,
    now: () => new Date(),
    gazetteer: loadGazetteer,
  })
  const stopSearch = await search.start()
  const stopFollowing = followChannels({ url, log, followers: [search] })
  const stop = async () => {
    stopSearch()
    await stopFollowing()
  }
  return { db, log, search, stop }
}
