import { placeRoutes } from '#contract/places.ts'
import type { App } from '../../app.ts'
import { loadGazetteer } from '../../platform/geocoding/load-gazetteer.ts'
import { mount } from '../../platform/http/mount.ts'
import { presentPlace } from './present.ts'

/** The same words give the same places until the next release. */
const CACHE = 'public, max-age=3600'

export function mountPlaces(app: App): void {
  mount(app, placeRoutes, {
    listPlaces({ query, c }) {
      c.header('cache-control', CACHE)
      return loadGazetteer()
        .suggestPlaces(query.q ?? '', { near: query.near, limit: query.limit })
        .map(presentPlace)
    },
  })
}
