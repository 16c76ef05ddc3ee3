import {
  type CircleMarker,
  circleMarker,
  DomEvent,
  type LatLng,
  type Map as LeafletMap,
  type Point,
  polyline,
} from 'leaflet'
import { required } from '#domain/required.ts'
import { AREA_PROBLEMS, type AreaPoint, type AreaProblem, checkCorners, tidyStroke } from './area-shape.ts'

/** Commands for a drawing, sent by buttons outside of the map. */
export interface AreaPen {
  undo(): void
  finish(): void
}

/** An area drawing in progress; object identity identifies it. */
export interface AreaDrawing {
  onPen: (pen: AreaPen) => void
  onCorners: (count: number) => void
  onProblem: (problem: string | null) => void
  onCancel: () => void
  /** Corners of an open ring, longitudes within -180..180. */
  onFinish: (ring: { lat: number; lng: number }[]) => void
}

/** Movement tolerance of a tap: a finger jitters this far. */
const TAP_PX = 8
/** Snap distance: this near to the first corner closes the area. */
const CLOSE_PX = 14

/**
 * Draws with pointer, touch or keyboard: a freehand stroke around the area finishes it at once; clicks set corners;
 * Enter sets one in the middle of the map. Backspace removes the last one, Escape cancels. @returns its cleanup
 */
export function startDrawing(map: LeafletMap, drawing: AreaDrawing): () => void {
  const container = map.getContainer()
  const line = polyline([], { interactive: false, className: 'area-outline is-open' }).addTo(map)
  const dots: CircleMarker[] = []
  let corners: LatLng[] = []
  let stroke: AreaPoint[] | null = null

  const show = (open: LatLng[] = corners) => {
    line.setLatLngs(open)
    for (const dot of dots.splice(0)) dot.remove()
    for (const corner of corners)
      dots.push(circleMarker(corner, { radius: 5, interactive: false, className: 'area-corner' }).addTo(map))
    drawing.onCorners(corners.length)
  }
  const toLatLng = ({ x, y }: AreaPoint) => map.containerPointToLatLng([x, y])
  const toPoint = (corner: LatLng): Point => map.latLngToContainerPoint(corner)
  const refuse = (problem: AreaProblem) => drawing.onProblem(AREA_PROBLEMS[problem])
  const close = (ring: readonly LatLng[]) =>
    drawing.onFinish(ring.map((corner) => corner.wrap()).map(({ lat, lng }) => ({ lat, lng })))
  const add = (corner: LatLng) => {
    drawing.onProblem(null)
    const first = corners[0]
    if (first && corners.length >= 3 && toPoint(first).distanceTo(toPoint(corner)) < CLOSE_PX) return finish()
    corners = [...corners, corner]
    show()
  }
  const undo = () => {
    corners = corners.slice(0, -1)
    drawing.onProblem(null)
    show()
  }
  const finish = () => {
    const problem = checkCorners(corners.map(toPoint))
    if (problem) refuse(problem)
    else close(corners)
  }
  const finishStroke = (points: AreaPoint[]) => {
    const ring = tidyStroke(points)
    show()
    if (typeof ring === 'string') refuse(ring)
    else close(ring.map(toLatLng))
  }

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return
    event.preventDefault()
    container.focus({ preventScroll: true })
    container.setPointerCapture(event.pointerId)
    stroke = [pointOf(container, event)]
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!stroke || !event.isPrimary) return
    stroke.push(pointOf(container, event))
    if (isLong(stroke)) show([...corners, ...stroke.map(toLatLng)])
  }
  const onUp = (event: PointerEvent) => {
    if (!stroke || !event.isPrimary) return
    const points = stroke
    stroke = null
    if (!isLong(points)) add(toLatLng(required(points[0])))
    // a drag after the first corner continues the drawing from it
    else finishStroke([...corners.map(toPoint), ...points])
  }
  const onAbort = () => {
    stroke = null
    show()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') drawing.onCancel()
    else if (event.target !== container) return
    else if (event.key === 'Enter') add(map.getCenter())
    else if (event.key === 'Backspace') undo()
    else return
    event.preventDefault()
  }

  const resume = freeze(map)
  container.classList.add('is-drawing')
  const off = listen([
    [container, 'pointerdown', onDown],
    [container, 'pointermove', onPointerMove],
    [container, 'pointerup', onUp],
    [container, 'pointercancel', onAbort],
    [document, 'keydown', onKeyDown],
  ])
  container.focus({ preventScroll: true })
  drawing.onPen({ undo, finish })
  return () => {
    off()
    resume()
    container.classList.remove('is-drawing')
    line.remove()
    for (const dot of dots) dot.remove()
  }
}

function pointOf(container: HTMLElement, event: PointerEvent): AreaPoint {
  const { x, y } = DomEvent.getMousePosition(event as unknown as MouseEvent, container)
  return { x, y }
}

function isLong(stroke: readonly AreaPoint[]): boolean {
  const first = required(stroke[0])
  return stroke.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > TAP_PX)
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.leaflet-control, .leaflet-popup') !== null
}

/** Drawing mode: dragging draws, and the map's click handlers are disabled. @returns its undo */
function freeze(map: LeafletMap): () => void {
  const handlers = [map.dragging, map.doubleClickZoom, map.boxZoom, map.touchZoom].filter((handler) =>
    handler?.enabled(),
  )
  for (const handler of handlers) handler.disable()
  return () => {
    for (const handler of handlers) handler.enable()
  }
}

type Listener = [target: EventTarget, name: string, listener: (event: never) => void]

function listen(listeners: Listener[]): () => void {
  const each = (how: 'addEventListener' | 'removeEventListener') => {
    for (const [target, name, listener] of listeners) target[how](name, listener as EventListener)
  }
  each('addEventListener')
  return () => each('removeEventListener')
}
