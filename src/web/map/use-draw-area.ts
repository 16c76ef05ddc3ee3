import { useCallback, useRef, useState } from 'react'
import { crossesItself } from '#domain/crosses-itself.ts'
import { formatDrawn, OUTLINE } from '#domain/discovery/search/area-parameters.ts'
import { required } from '#domain/required.ts'
import { AREA_PROBLEMS } from './area-shape.ts'
import type { AreaDrawing, AreaPen } from './draw-area.ts'

/** State of drawing an area on the map, for its buttons. */
export function useDrawArea(onDraw: (polygon: string) => void, onCancel?: () => void) {
  const [drawing, setDrawing] = useState<AreaDrawing | undefined>()
  const [corners, setCorners] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const pen = useRef<AreaPen | null>(null)
  const done = useRef(onDraw)
  done.current = onDraw
  const cancelled = useRef(onCancel)
  cancelled.current = onCancel
  /** The focus was on the map or on a removed button: moves it to the next one. */
  const wantsFocus = useRef(false)
  const stop = useCallback(() => {
    wantsFocus.current = true
    setDrawing(undefined)
    setProblem(null)
    setCorners(0)
  }, [])
  const cancel = useCallback(() => {
    stop()
    cancelled.current?.()
  }, [stop])
  const start = useCallback(() => {
    setDrawing({
      onPen: (made) => {
        pen.current = made
      },
      onCorners: setCorners,
      onProblem: setProblem,
      onCancel: cancel,
      onFinish: (ring) => {
        const polygon = formatDrawn(ring)
        // rounded to meters, a sliver may self-intersect
        if (crossesItself(required(OUTLINE.parse(polygon).value)))
          return setProblem(AREA_PROBLEMS['crosses-itself'])
        stop()
        done.current(polygon)
      },
    })
  }, [stop, cancel])
  return {
    drawing,
    corners,
    problem,
    start,
    cancel,
    wantsFocus,
    undo: () => pen.current?.undo(),
    finish: () => pen.current?.finish(),
  }
}

export type DrawArea = ReturnType<typeof useDrawArea>
