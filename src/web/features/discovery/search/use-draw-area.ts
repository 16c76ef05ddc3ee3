import { useCallback, useRef, useState } from 'react'
import { crossesItself } from '#domain/crosses-itself.ts'
import { required } from '#domain/required.ts'
import { AREA_PROBLEMS } from '../../../map/area-shape.ts'
import type { AreaDrawing, AreaPen } from '../../../map/draw-area.ts'
import { formatPolygon, parsePolygon } from './search-state.ts'

/** State of drawing an area on the map, for its buttons. */
export function useDrawArea(onDraw: (polygon: string) => void) {
  const [drawing, setDrawing] = useState<AreaDrawing | undefined>()
  const [corners, setCorners] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const pen = useRef<AreaPen | null>(null)
  const done = useRef(onDraw)
  done.current = onDraw
  /** The focus was on the map or on a removed button: moves it to the next one. */
  const wantsFocus = useRef(false)
  const stop = useCallback(() => {
    wantsFocus.current = true
    setDrawing(undefined)
    setProblem(null)
    setCorners(0)
  }, [])
  const start = useCallback(() => {
    setDrawing({
      onPen: (made) => {
        pen.current = made
      },
      onCorners: setCorners,
      onProblem: setProblem,
      onCancel: stop,
      onFinish: (ring) => {
        const polygon = formatPolygon(ring)
        // rounded to meters, a sliver may self-intersect
        if (crossesItself(required(parsePolygon(polygon)))) return setProblem(AREA_PROBLEMS['crosses-itself'])
        stop()
        done.current(polygon)
      },
    })
  }, [stop])
  return {
    drawing,
    corners,
    problem,
    start,
    cancel: stop,
    wantsFocus,
    undo: () => pen.current?.undo(),
    finish: () => pen.current?.finish(),
  }
}

export type DrawArea = ReturnType<typeof useDrawArea>
