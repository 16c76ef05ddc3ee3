import { type Map as LeafletMap, type TileLayer, tileLayer } from 'leaflet'
import { DEFAULT_MAP } from '#domain/limits.ts'

export type MapType = 'roadmap' | 'satellite'

export interface TileUrls {
  roadmap: string
  satellite: string
}

/** Attribution required by both the bundled basemap and its tiles; Leaflet shows duplicates once. */
export const OSM_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors'
const ATTRIBUTIONS: [host: string, words: string][] = [
  ['openstreetmap.org', OSM_ATTRIBUTION],
  ['arcgisonline.com', 'Imagery © Esri, Maxar, Earthstar Geographics'],
]
/** Circuit breaker: after this many consecutive failures the service is paused for a while. */
const GIVE_UP_AFTER = 6
const REST_MS = 60_000

interface TilesOptions {
  type: MapType
  urls: TileUrls
  /** Called when the service's availability changes. */
  onState?: ((isFailing: boolean) => void) | undefined
}

/**
 * Tiles above the bundled basemap. Where a tile fails the basemap shows through; a service with only failures is not
 * requested again for a minute, or until the browser is back online. `remove` cleans up.
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
