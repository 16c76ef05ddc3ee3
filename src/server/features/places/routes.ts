import { placeRoutes } from '#contract/places.ts'
import type { AppContext } from '../../context.ts'
import { createStreetGeocoder } from '../../platform/geocoding/street-geocoder.ts'
import type { App } from '../../platform/http/env.ts'
import { mount } from '../../platform/http/mount.ts'
import { listPlaces } from './list-places.ts'
import { presentPlace } from './present.ts'

/** The same query gives the same places until the next release. */
const CACHE = 'public, max-age=3600'

export function mountPlaces(app: App, { config, log, gazetteer }: AppContext): void {
  const geocodeStreet = createStreetGeocoder({ url: config.GEOCODER_URL, log })
  mount(app, placeRoutes, {
    async listPlaces({ query, c }) {
      const sources = { gazetteer: gazetteer(), geocodeStreet }
      const places = await listPlaces(sources, query.q ?? '', { near: query.near, limit: query.limit })
      c.header('cache-control', CACHE)
      return places.map(presentPlace)
    },
  })
}
