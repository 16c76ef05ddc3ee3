import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { PlanSearch } from './plan-search.ts'

export interface AreaMapProps {
  polygon: string | undefined
  onDraw: (polygon: string) => void
  onCancel: () => void
}

interface WhereFieldProps {
  search: PlanSearch
  problem: string | undefined
  /** Slot: a map to draw an area on, or that shows it. */
  areaMap: (props: AreaMapProps) => ReactNode
}

/** A place by its name, or an area drawn on the map. Without scripts an area of the address stays. */
export function WhereField({ search, problem, areaMap }: WhereFieldProps) {
  const [polygon, setPolygon] = useState(search.polygon)
  const [isDrawing, setIsDrawing] = useState(false)
  const map = areaMap({
    polygon,
    onDraw: (drawn) => {
      setPolygon(drawn)
      setIsDrawing(false)
    },
    onCancel: () => setIsDrawing(false),
  })
  const isDrawn = polygon !== undefined
  return (
    <div className="flex flex-col gap-2">
      {isDrawn ? (
        <DrawnArea search={search} polygon={polygon} onClear={() => setPolygon(undefined)} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Field label="Where" error={problem} required className="min-w-0 flex-1 basis-60">
            <Input
              name="place"
              defaultValue={search.place ?? ''}
              placeholder="City, neighborhood or ZIP code"
              autoComplete="off"
            />
          </Field>
          {!isDrawing && (
            <Button
              variant="outline"
              onClick={() => setIsDrawing(true)}
              className="noscript:hidden sm:mt-[1.625rem]"
            >
              Draw an area
            </Button>
          )}
        </div>
      )}
      {(isDrawn || isDrawing) && map}
    </div>
  )
}

interface DrawnAreaProps {
  search: PlanSearch
  polygon: string
  onClear: () => void
}

function DrawnArea({ search: { polygon: _, ...named }, polygon, onClear }: DrawnAreaProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <input type="hidden" name="polygon" value={polygon} />
      <span className="text-sm font-semibold">Where</span>
      <span>The area drawn on the map</span>
      <Link
        to="/plans/new"
        search={named}
        className="link text-sm"
        onClick={(event) => {
          event.preventDefault()
          onClear()
        }}
      >
        Name a place instead
      </Link>
    </p>
  )
}
