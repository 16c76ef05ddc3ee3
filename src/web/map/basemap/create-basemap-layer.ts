import type * as Leaflet from 'leaflet'
import type { Topology } from 'topojson-specification'
import { type BasemapData, REGION_BOX } from '#domain/map/region.ts'
import { listRoads } from '#domain/map/roads.ts'
import { listPaths, listShores, project } from '#domain/map/shapes.ts'
import { drawTile, type RegionShapes, type StateShapes, type Tile } from './draw-tile.ts'
import { type Palette, readPalette, watchTheme } from './palette.ts'

/** The same attribution as the tile service's, so that Leaflet shows it once. */
const BASEMAP_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a> contributors'

export interface BasemapOptions {
  /** Fetches the states' outlines once a view leaves the region; without it everything outside stays water. */
  loadStates?: () => Promise<Topology>
  pane?: string
}

/**
 * The bundled basemap as a Leaflet layer: coast, lakes, county lines and main roads, drawn on canvas tiles in the colors
 * of the page's theme. Works offline. Browser only: pass in the dynamically imported Leaflet.
 */
export function createBasemapLayer(
  L: typeof Leaflet,
  data: BasemapData,
  options: BasemapOptions = {},
): Leaflet.GridLayer {
  const region = toRegionShapes(data.region)
  const painter = new Painter()
  let states: StateShapes | null = null
  let requested = false
  let stopWatching = () => {}

  const layer = new L.GridLayer({
    attribution: BASEMAP_ATTRIBUTION,
    noWrap: true,
    // below any tiles, which cover it once loaded
    zIndex: 0,
    updateWhenZooming: false,
    keepBuffer: 1,
    ...(options.pane && { pane: options.pane }),
  })
  const createTile = (coords: Leaflet.Coords) => painter.paint(coords, layer.getTileSize().x, region, states)
  Object.assign(layer, { createTile })

  async function completeOutside(map: Leaflet.Map) {
    if (requested || !options.loadStates || isWithinRegion(map.getBounds())) return
    requested = true
    try {
      const topology = await options.loadStates()
      states = { states: listPaths(topology, 'states'), neighbours: listPaths(topology, 'neighbours') }
      layer.redraw()
    } catch {
      requested = false
    }
  }

  layer.on('add', () => {
    const map = layerMap(layer)
    painter.palette = readPalette(map.getContainer())
    const onMove = () => void completeOutside(map)
    const stopTheme = watchTheme(() => {
      painter.palette = readPalette(map.getContainer())
      layer.redraw()
    })
    map.on('moveend', onMove)
    stopWatching = () => {
      stopTheme()
      map.off('moveend', onMove)
    }
    layer.redraw()
    onMove()
  })
  layer.on('remove', () => stopWatching())
  return layer
}

function layerMap(layer: Leaflet.GridLayer): Leaflet.Map {
  return (layer as unknown as { _map: Leaflet.Map })._map
}

function isWithinRegion(view: Leaflet.LatLngBounds): boolean {
  const { west, south, east, north } = REGION_BOX
  return (
    view.getWest() >= west && view.getEast() <= east && view.getSouth() >= south && view.getNorth() <= north
  )
}

function toRegionShapes(topology: Topology): RegionShapes {
  const { west, south, east, north } = REGION_BOX
  const [a, b] = [project(north, west), project(south, east)]
  const points = Float64Array.of(a.x, a.y, b.x, a.y, b.x, b.y, a.x, b.y)
  return {
    land: listPaths(topology, 'land'),
    shores: listShores(topology, 'land', REGION_BOX),
    counties: listPaths(topology, 'counties'),
    roads: listRoads(),
    frame: { points, west: a.x, north: a.y, east: b.x, south: b.y },
  }
}

/** Renders tiles in the colors of the theme. */
class Painter {
  palette: Palette | null = null

  paint(
    coords: { x: number; y: number; z: number },
    size: number,
    region: RegionShapes,
    states: StateShapes | null,
  ): HTMLElement {
    const canvas = document.createElement('canvas')
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    canvas.width = size * ratio
    canvas.height = size * ratio
    const context = canvas.getContext('2d')
    if (!context || !this.palette) return canvas
    context.scale(ratio, ratio)
    const tile: Tile = { left: coords.x * size, top: coords.y * size, size, world: size * 2 ** coords.z }
    drawTile(context, tile, region, states, this.palette)
    return canvas
  }
}
