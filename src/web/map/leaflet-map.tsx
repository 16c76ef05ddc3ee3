import 'leaflet/dist/leaflet.css'
import './map.css'
import * as L from 'leaflet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MapContainer, Popup, useMap } from 'react-leaflet'
import type { LatLng } from '#domain/geo.ts'
import { DEFAULT_MAP } from '#domain/limits.ts'
import { addBasemap } from './add-basemap.ts'
import { type AreaDrawing, startDrawing } from './draw-area.ts'
import type { Highlight } from './highlight.ts'
import { createPinLayer, type PinLayer, type Pins } from './pin-layer.ts'
import type { Cluster } from './pin-price.ts'
import { addTiles, type MapType, type TileUrls } from './tiles.ts'
import { type MapTarget, unrollLongitudes, type Viewport } from './viewport.ts'
import { watchViewport } from './watch-viewport.ts'

export { L }

export interface LeafletMapProps {
  pins: Pins
  target: MapTarget | undefined
  /** Overrides `target`: a cluster was clicked. */
  closeUp?: MapTarget | undefined
  mapType: MapType
  tileUrls: TileUrls
  /** Tile service down, so that only the bundled basemap shows; or available again. */
  onTilesFailing?: ((isFailing: boolean) => void) | undefined
  highlight: Highlight
  onReady: () => void
  /** The viewport changed, by the visitor (`byUser`) or programmatically. */
  onMove: (viewport: Viewport, byUser: boolean) => void
  onPress: (cluster: Cluster, byKeyboard: boolean) => void
  popup: { cluster: Cluster; focus: boolean; content: ReactNode } | null
  onPopupClose: () => void
  /** The outlines to show, open rings. */
  areas: readonly (readonly LatLng[])[]
  /** Around a point, or places without an outline. */
  circles: readonly Circle[]
  /** Present in drawing mode. */
  drawing?: AreaDrawing | undefined
}

export interface Circle {
  center: LatLng
  radiusKm: number
  /** Its middle is nowhere in particular. */
  hasNoDot?: boolean
}

/** Leaflet itself: lazy-loaded in its own chunk, in the browser only. */
export function LeafletMap(props: LeafletMapProps) {
  return (
    <MapContainer
      center={[DEFAULT_MAP.lat, DEFAULT_MAP.lng]}
      zoom={DEFAULT_MAP.zoom}
      minZoom={3}
      maxZoom={DEFAULT_MAP.maxZoom}
      zoomControl={false}
      trackResize={false}
      worldCopyJump
      className="size-full"
    >
      <Controls />
      <Basemap />
      <Tiles mapType={props.mapType} tileUrls={props.tileUrls} onTilesFailing={props.onTilesFailing} />
      <Camera target={props.target} closeUp={props.closeUp} onMove={props.onMove} onReady={props.onReady} />
      <PinsOnMap {...props} />
      <Areas areas={props.areas} />
      {props.circles.map((circle) => (
        <SearchedCircle key={`${circle.center.lat},${circle.center.lng}`} circle={circle} />
      ))}
      <Drawing drawing={props.drawing} />
    </MapContainer>
  )
}

function Controls() {
  const map = useMap()
  useEffect(() => {
    const zoom = L.control.zoom({ position: 'topright' }).addTo(map)
    const scale = L.control.scale({ position: 'bottomleft' }).addTo(map)
    map.attributionControl.setPrefix(
      '<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>',
    )
    map.getContainer().setAttribute('aria-label', 'Map of advertising spaces')
    map.getContainer().setAttribute('role', 'region')
    return () => {
      zoom.remove()
      scale.remove()
    }
  }, [map])
  return null
}

/** Always below the tiles: the fallback where they are missing. */
function Basemap() {
  const map = useMap()
  useEffect(() => addBasemap(map), [map])
  return null
}

type TilesProps = Pick<LeafletMapProps, 'mapType' | 'tileUrls' | 'onTilesFailing'>

function Tiles({ mapType, tileUrls, onTilesFailing }: TilesProps) {
  const map = useMap()
  useEffect(() => {
    const tiles = addTiles(map, { type: mapType, urls: tileUrls, onState: onTilesFailing })
    return () => tiles.remove()
  }, [map, mapType, tileUrls, onTilesFailing])
  return null
}

type CameraProps = Pick<LeafletMapProps, 'target' | 'closeUp' | 'onMove' | 'onReady'>

function Camera({ target, closeUp, onMove, onReady }: CameraProps) {
  const map = useMap()
  const camera = useRef<ReturnType<typeof watchViewport> | null>(null)
  const handlers = useRef({ onMove, onReady })
  handlers.current = { onMove, onReady }
  useEffect(() => {
    camera.current = watchViewport(map, (viewport, byUser) => handlers.current.onMove(viewport, byUser))
    map.whenReady(() => handlers.current.onReady())
    return () => camera.current?.stop()
  }, [map])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the place
  useEffect(() => {
    if (target) camera.current?.show(target)
  }, [target?.key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the clicked cluster
  useEffect(() => {
    if (closeUp) camera.current?.show(closeUp)
  }, [closeUp?.key])
  return null
}

function PinsOnMap({ pins, highlight, onPress, popup, onPopupClose }: LeafletMapProps) {
  const map = useMap()
  const layer = useRef<PinLayer | null>(null)
  const press = useRef(onPress)
  press.current = onPress
  useEffect(() => {
    layer.current = createPinLayer({
      map,
      highlight,
      onPress: (cluster, byKeyboard) => press.current(cluster, byKeyboard),
    })
    return () => layer.current?.remove()
  }, [map, highlight])
  const { clusters, selectedId, favorites, seen, per } = pins
  useEffect(
    () => layer.current?.update({ clusters, selectedId, favorites, seen, per }),
    [clusters, selectedId, favorites, seen, per],
  )
  if (!popup) return null
  return (
    <PinPopup
      key={`${popup.cluster.lat},${popup.cluster.lng}`}
      popup={popup}
      onClose={(hadFocus) => {
        onPopupClose()
        if (hadFocus) layer.current?.focus(popup.cluster)
      }}
    />
  )
}

function Areas({ areas }: Pick<LeafletMapProps, 'areas'>) {
  const map = useMap()
  useEffect(() => {
    if (areas.length === 0) return
    const outline = L.polygon(
      areas.map((area) => [unrollLongitudes(area)]),
      { interactive: false, className: 'area-outline' },
    ).addTo(map)
    return () => void outline.remove()
  }, [map, areas])
  return null
}

function SearchedCircle({ circle }: { circle: Circle }) {
  const map = useMap()
  useEffect(() => {
    const { center, radiusKm, hasNoDot } = circle
    const edge = L.circle(center, {
      radius: radiusKm * 1000,
      interactive: false,
      className: 'near-edge',
    }).addTo(map)
    const dot = L.circleMarker(center, { radius: 7, interactive: false, className: 'near-centre' })
    if (!hasNoDot) dot.addTo(map)
    return () => {
      edge.remove()
      dot.remove()
    }
  }, [map, circle])
  return null
}

/** Drawing mode: pins are inert, and only the wheel, the zoom buttons and the arrow keys move the map. */
function Drawing({ drawing }: Pick<LeafletMapProps, 'drawing'>) {
  const map = useMap()
  useEffect(() => (drawing ? startDrawing(map, drawing) : undefined), [map, drawing])
  return null
}

interface PinPopupProps {
  popup: NonNullable<LeafletMapProps['popup']>
  onClose: (hadFocus: boolean) => void
}

function PinPopup({ popup, onClose }: PinPopupProps) {
  const close = useRef(onClose)
  close.current = onClose
  const open = useRef<L.Popup>(null)
  // a new array, even of equal numbers, would reopen the popup and lose the focus
  const [position] = useState<[number, number]>([popup.cluster.lat, popup.cluster.lng])
  // the content renders after the popup has opened, is hidden until it is laid out, and may still grow
  const [takeFocus] = useState(() => (node: HTMLElement | null) => {
    if (!node) return
    const resize = new ResizeObserver(() => open.current?.update())
    resize.observe(node)
    if (popup.focus) focusFirst(node)
    return () => resize.disconnect()
  })
  return (
    <Popup
      position={position}
      offset={[0, -22]}
      minWidth={264}
      maxWidth={264}
      autoPanPaddingTopLeft={[16, 64]}
      autoPanPaddingBottomRight={[16, 16]}
      ref={open}
      eventHandlers={{
        remove: (event) => {
          const node = (event.target as L.Popup).getElement()
          close.current(node?.contains(document.activeElement) ?? false)
        },
      }}
    >
      <div ref={takeFocus}>{popup.content}</div>
    </Popup>
  )
}

/** Focuses the popup once it has something focusable: its content may be lazy-loaded. */
function focusFirst(node: HTMLElement): void {
  const look = () => node.querySelector<HTMLElement>('a, button')
  requestAnimationFrame(() => {
    const found = look()
    if (found) return found.focus({ preventScroll: true })
    const changes = new MutationObserver(() => {
      look()?.focus({ preventScroll: true })
      if (look()) changes.disconnect()
    })
    changes.observe(node, { childList: true, subtree: true })
  })
}
