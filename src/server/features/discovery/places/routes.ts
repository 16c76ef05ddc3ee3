import { placeRoutes } from '#contract/discovery/places.ts'
import type { AppContext } from '../../../context.ts'
import { createStreetGeocoder } from '../../../platform/geocoding/street-geocoder.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { listPlaces } from './list-places.ts'
import { preferMarket } from './prefer-market.ts'
import { presentPlace } from './present.ts'

/** The same query gives the same places until the next release; what is on offer there changes by the hour. */
const CACHE = 'public, max-age=300'
const DEFAULT_LIMIT = 8
/** Without a point to be near to, some of them are left out afterwards. */
const MOST_WEIGHED = 20

export function mountPlaces(app: App, { config, log, gazetteer, search }: AppContext): void {
  const geocodeStreet = createStreetGeocoder({ url: config.GEOCODER_URL, log })
  mount(app, placeRoutes, {
    async listPlaces({ query, c }) {
      const findCrossing = (text: string) => search.findCrossing(text)
      const sources = { gazetteer: gazetteer(), geocodeStreet, findCrossing }
      const { q = '', near, limit = DEFAULT_LIMIT } = query
      const places = await listPlaces(sources, q, { near, limit: near ? limit : MOST_WEIGHED })
      const counted = await Promise.all(
        places.map(async (place) => ({ place, spaces: await search.countIn(place) })),
      )
      c.header('cache-control', CACHE)
      const preferred = near ? counted : preferMarket(counted, q)
      return preferred.slice(0, limit).map(({ place, spaces }) => ({ ...presentPlace(place), spaces }))
    },
  })
}
