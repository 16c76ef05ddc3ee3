import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isLatLng, type LatLng } from '#domain/geo.ts'
import { MapBoundary } from '#web/map/map-boundary.tsx'
import type { TileUrls } from '#web/map/tiles.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { useListingForm } from './form-context.ts'

const PinMap = lazy(() => import('./pin-map.tsx').then((module) => ({ default: module.PinMap })))

type PinFieldProps = { tileUrls: TileUrls; onMove: (point: LatLng | null) => void }

/** Location picker on a map, with coordinate inputs below as the accessible alternative. */
export function PinField({ tileUrls, onMove }: PinFieldProps) {
  const { control } = useListingForm()
  const point = useWatch({ control, name: 'coordinates' })
  const [hasFailed, setHasFailed] = useState(false)
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <div className="flex flex-col gap-3">
      {hasFailed ? (
        <p role="status" className="rounded-card bg-sunk p-4 text-ink-soft">
          The map cannot be shown. The coordinates below place the pin all the same.
        </p>
      ) : (
        <div className="isolate h-64 overflow-hidden rounded-card border border-rule bg-sunk md:h-80">
          {isLive && (
            <MapBoundary onError={() => setHasFailed(true)}>
              <Suspense fallback={<LoadingState label="Loading map..." />}>
                <PinMap point={point} tileUrls={tileUrls} onMove={onMove} />
              </Suspense>
            </MapBoundary>
          )}
        </div>
      )}
      <CoordinatesField point={point} onMove={onMove} />
    </div>
  )
}

function CoordinatesField({ point, onMove }: { point: LatLng | null; onMove: PinFieldProps['onMove'] }) {
  const [text, setText] = useState('')
  const [isBad, setIsBad] = useState(false)
  const said = useRef<LatLng | null>(null)
  useEffect(() => {
    if (point === said.current) return
    said.current = point
    setText(point ? `${point.lat}, ${point.lng}` : '')
    setIsBad(false)
  }, [point])
  const read = () => {
    const parsed = parsePoint(text)
    setIsBad(parsed === undefined)
    if (parsed !== undefined && String(parsed?.lat) + parsed?.lng !== String(point?.lat) + point?.lng)
      onMove(parsed)
  }
  return (
    <Field
      label="Coordinates"
      optional
      hint="Drag the pin, press on the map, or type latitude and longitude."
      error={isBad ? 'Type latitude and longitude, like 47.6062, -122.3321' : undefined}
    >
      <Input value={text} onChange={(event) => setText(event.target.value)} onBlur={read} inputMode="text" />
    </Field>
  )
}

/** @returns null for an empty text, undefined for an invalid one */
function parsePoint(text: string): LatLng | null | undefined {
  if (text.trim() === '') return null
  const parts = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
  const [lat, lng] = parts as [number, number]
  return parts.length === 2 && isLatLng(lat, lng) ? { lat, lng } : undefined
}
