import * as L from 'leaflet'
import { loadBasemap, loadStates } from './basemap/basemap-data.ts'
import { createBasemapLayer } from './basemap/create-basemap-layer.ts'
import { createLabelLayer } from './basemap/create-label-layer.ts'
import { OSM_ATTRIBUTION } from './tiles.ts'

const PANE = 'basemap'
/** Below Leaflet's own tiles (200). */
const PANE_LEVEL = '150'

/** Adds the bundled basemap below everything else; its data is lazy-loaded in chunks. @returns its cleanup */
export function addBasemap(map: L.Map): () => void {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  pane.style.zIndex = PANE_LEVEL
  const layers: L.GridLayer[] = []
  let isGone = false
  loadBasemap()
    .then((data) => {
      if (isGone) return
      const shapes = createBasemapLayer(L, data, { pane: PANE, loadStates })
      shapes.options.attribution = OSM_ATTRIBUTION
      layers.push(shapes, createLabelLayer(L, data, { pane: PANE }))
      for (const layer of layers) layer.addTo(map)
    })
    // without it the map still has its tiles
    .catch(() => {})
  return () => {
    isGone = true
    for (const layer of layers) layer.remove()
  }
}
