import { type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet'
import { DEFAULT_MAP } from '#domain/limits.ts'

export type MapType = 'roadmap' | 'satellite'

export interface TileUrls {
  roadmap: string
  satellite: string
}

/** Owed by the bundled basemap and by its tiles alike; Leaflet shows equal words once. */
export const OSM_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors'
const ATTRIBUTIONS: [host: string, words: string][] = [
  ['openstreetmap.org', OSM_ATTRIBUTION],
  ['arcgisonline.com', 'Imagery © Esri, Maxar, Earthstar Geographics'],
]
/** Failures in a row, without one tile in between, after which the service is left alone for a while. */
const GIVE_UP_AFTER = 6
const REST_MS = 60_000

interface TilesOptions {
  type: MapType
  urls: TileUrls
  /** Whether the service answers, told when that changes. */
  onState?: ((isFailing: boolean) => void) | undefined
}

/**
 * Tiles above the bundled basemap. A tile that fails leaves the basemap in view; a service that only fails is not
 * asked again for a minute, or until the browser is back online. `remove` ends it.
 */
export function addTiles(map: LeafletMap, { type, urls, onState }: TilesOptions) {
  const layer = createLayer(type, urls[type])
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    failures = 0
    if (!navigator.onLine) onState?.(true)
    else if (!map.hasLayer(layer)) layer.addTo(map)
  }
  const rest = () => {
    onState?.(true)
    layer.remove()
    clearTimeout(timer)
    timer = setTimeout(start, REST_MS)
  }
  layer.on('tileload', () => {
    failures = 0
    onState?.(false)
  })
  layer.on('tileerror', () => {
    failures += 1
    if (failures === GIVE_UP_AFTER) setTimeout(rest)
  })
  start()
  addEventListener('online', start)
  return {
    remove() {
      clearTimeout(timer)
      removeEventListener('online', start)
      layer.remove()
    },
  }
}

function createLayer(type: MapType, url: string): TileLayer {
  return tileLayer(url, {
    maxZoom: DEFAULT_MAP.maxZoom,
    className: `tiles-${type}`,
    attribution: ATTRIBUTIONS.find(([host]) => url.includes(host))?.[1] ?? '',
    keepBuffer: 3,
  })
}
