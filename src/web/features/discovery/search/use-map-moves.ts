import { useCallback, useState } from 'react'
import { useDrawArea } from '../../../map/use-draw-area.ts'
import type { Viewport } from '../../../map/viewport.ts'

interface MapMovesOptions {
  onZoom: (zoom: number) => void
  onSearchHere: (viewport: Viewport) => void
  onDraw: (polygon: string) => void
}

/** The viewport, and whether moving or drawing searches it. */
export function useMapMoves({ onZoom, onSearchHere, onDraw }: MapMovesOptions) {
  const [followsMoves, setFollowsMoves] = useState(true)
  const [moved, setMoved] = useState<Viewport | null>(null)
  const [view, setView] = useState<Viewport | null>(null)
  const draw = useDrawArea((polygon) => {
    setMoved(null)
    onDraw(polygon)
  })
  const isDrawing = draw.drawing !== undefined
  const onMove = useCallback(
    (viewport: Viewport, byUser: boolean) => {
      setView(viewport)
      onZoom(viewport.zoom)
      if (!byUser) return
      const isSearched = followsMoves && !isDrawing
      if (isSearched) onSearchHere(viewport)
      setMoved(isSearched ? null : viewport)
    },
    [followsMoves, isDrawing, onSearchHere, onZoom],
  )
  const searchMoved = () => {
    if (moved) onSearchHere(moved)
    setMoved(null)
  }
  return {
    view,
    draw,
    isDrawing,
    followsMoves,
    /** Back on: what was moved to meanwhile is searched. */
    setFollowsMoves: (isOn: boolean) => {
      setFollowsMoves(isOn)
      if (isOn) searchMoved()
    },
    isMoved: moved !== null,
    onMove,
    searchMoved,
  }
}

export type MapMoves = ReturnType<typeof useMapMoves>
