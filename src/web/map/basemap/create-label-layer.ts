import type * as Leaflet from 'leaflet'
import { type Label, listLabels, type PlacedLabel, placeLabels } from '#domain/map/map-labels.ts'
import type { BasemapData } from '#domain/map/region.ts'
import { type Covered, getCovered, toWorldBox } from '../covered.ts'
import { drawLabels, fontOf } from './draw-tile.ts'
import { type Palette, readPalette, watchTheme } from './palette.ts'

interface Drawn {
  canvas: HTMLCanvasElement
  coords: Leaflet.Coords
}

/**
 * Names of places, waters and roads, in a layer of their own: they make way for the markers, so they are drawn again
 * whenever those change. In place, for new tiles would flicker.
 */
export function createLabelLayer(
  L: typeof Leaflet,
  data: BasemapData,
  { pane }: { pane?: string } = {},
): Leaflet.GridLayer {
  const labels = listLabels(data)
  const placed = new Map<number, PlacedLabel[]>()
  const tiles = new Set<Drawn>()
  let palette: Palette | null = null
  let covered: readonly Covered[] = []

  const layer = new L.GridLayer({
    noWrap: true,
    zIndex: 1,
    updateWhenZooming: false,
    keepBuffer: 1,
    ...(pane && { pane }),
  })
  const paint = ({ canvas, coords }: Drawn) => {
    const size = layer.getTileSize().x
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    // also clears it
    canvas.width = size * ratio
    canvas.height = size * ratio
    const context = canvas.getContext('2d')
    if (!context || !palette) return
    context.scale(ratio, ratio)
    const { font } = palette
    const here = getOrMake(placed, coords.z, () => place(labels, coords.z, { context, font, covered }))
    const tile = { left: coords.x * size, top: coords.y * size, size, world: size * 2 ** coords.z }
    drawLabels(context, tile, here, palette)
  }
  Object.assign(layer, {
    createTile(coords: Leaflet.Coords) {
      const drawn = { canvas: document.createElement('canvas'), coords }
      tiles.add(drawn)
      paint(drawn)
      return drawn.canvas
    },
  })
  const repaint = () => {
    placed.clear()
    for (const drawn of tiles) paint(drawn)
  }
  let stop = () => {}
  layer.on('tileunload', ({ tile }) => {
    for (const drawn of tiles) if (drawn.canvas === (tile as unknown)) tiles.delete(drawn)
  })
  layer.on('add', () => {
    const map = (layer as unknown as { _map: Leaflet.Map })._map
    const readTheme = () => {
      palette = readPalette(map.getContainer())
      repaint()
    }
    // several changes of the markers in one frame are one for the names
    let frame = 0
    const readCovered = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        covered = getCovered(map)
        repaint()
      })
    }
    const stopTheme = watchTheme(readTheme)
    map.on('covered', readCovered)
    covered = getCovered(map)
    readTheme()
    stop = () => {
      stopTheme()
      cancelAnimationFrame(frame)
      map.off('covered', readCovered)
    }
  })
  layer.on('remove', () => stop())
  return layer
}

function place(
  labels: readonly Label[],
  zoom: number,
  {
    context,
    font,
    covered,
  }: { context: CanvasRenderingContext2D; font: string; covered: readonly Covered[] },
): PlacedLabel[] {
  const measure = (label: Label) => {
    context.font = fontOf(label, font)
    return context.measureText(label.text).width
  }
  return placeLabels(labels, zoom, {
    measure,
    covered: covered.map((marker) => toWorldBox(marker, zoom)),
  })
}

function getOrMake<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}
