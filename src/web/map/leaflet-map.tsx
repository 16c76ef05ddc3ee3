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
import type { Cluster } from './pin-icons.ts'
import { createPinLayer, type PinLayer, type Pins } from './pin-layer.ts'
import { addTiles, type MapType, type TileUrls } from './tiles.ts'
import { type MapTarget, unrollLongitudes, type Viewport } from './viewport.ts'
import { watchViewport } from './watch-viewport.ts'

export { L }

export interface LeafletMapProps {
  pins: Pins
  target: MapTarget | undefined
  /** Looked at once, whatever `target` says: a cluster was pressed. */
  closeUp?: MapTarget | undefined
  mapType: MapType
  tileUrls: TileUrls
  /** The tile service does not answer, and the bundled basemap stands alone; or it answers again. */
  onTilesFailing?: ((isFailing: boolean) => void) | undefined
  highlight: Highlight
  onReady: () => void
  /** The visitor moved it (`byUser`), or it was moved for them. */
  onMove: (viewport: Viewport, byUser: boolean) => void
  onPress: (cluster: Cluster, byKeyboard: boolean) => void
  popup: { cluster: Cluster; focus: boolean; content: ReactNode } | null
  onPopupClose: () => void
  /** The outline to show, closed by itself. */
  area?: readonly LatLng[] | undefined
  /** The circle searched around a point. */
  circle?: Circle | undefined
  /** Present while the visitor draws an area. */
  drawing?: AreaDrawing | undefined
}

export interface Circle {
  center: LatLng
  radiusKm: number
}

/** Leaflet itself: in a chunk of its own, in the browser only. */
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
      <Area area={props.area} />
      <SearchedCircle circle={props.circle} />
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

/** Always beneath the tiles: where they are missing it is the map. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the place is another one
  useEffect(() => {
    if (target) camera.current?.show(target)
  }, [target?.key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another cluster was pressed
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
  const { clusters, selectedId, favorites, seen } = pins
  useEffect(
    () => layer.current?.update({ clusters, selectedId, favorites, seen }),
    [clusters, selectedId, favorites, seen],
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

function Area({ area }: Pick<LeafletMapProps, 'area'>) {
  const map = useMap()
  useEffect(() => {
    if (!area) return
    const outline = L.polygon(unrollLongitudes(area), {
      interactive: false,
      className: 'area-outline',
    }).addTo(map)
    return () => void outline.remove()
  }, [map, area])
  return null
}

function SearchedCircle({ circle }: Pick<LeafletMapProps, 'circle'>) {
  const map = useMap()
  useEffect(() => {
    if (!circle) return
    const { center, radiusKm } = circle
    const edge = L.circle(center, {
      radius: radiusKm * 1000,
      interactive: false,
      className: 'near-edge',
    }).addTo(map)
    const dot = L.circleMarker(center, { radius: 7, interactive: false, className: 'near-centre' }).addTo(map)
    return () => {
      edge.remove()
      dot.remove()
    }
  }, [map, circle])
  return null
}

/** The pins stand still meanwhile, and the map is moved by its wheel, its buttons and the arrow keys alone. */
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
  // another array, even of the same numbers, would open the popup anew and drop the focus
  const [position] = useState<[number, number]>([popup.cluster.lat, popup.cluster.lng])
  // the content arrives after the popup has opened, is hidden until it is laid out, and may still grow
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

/** As soon as there is something to focus: the content may come in a chunk of its own. */
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
