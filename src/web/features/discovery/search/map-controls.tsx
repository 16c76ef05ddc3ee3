import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { DrawAreaBar, DrawAreaButton } from '../../../map/draw-area-bar.tsx'
import type { MapMoves } from './use-map-moves.ts'

interface MapControlsProps {
  moves: MapMoves
  hasArea: boolean
  onClearArea: () => void
}

/** Controls at the map's upper edge: search as I move, draw an area, search this area. */
export function MapControls({ moves, hasArea, onClearArea }: MapControlsProps) {
  const { draw, isDrawing, followsMoves, setFollowsMoves, isMoved, searchMoved } = moves
  if (isDrawing)
    return (
      <Corner>
        <DrawAreaBar draw={draw} />
      </Corner>
    )
  return (
    <Corner>
      <div className="rounded-control border border-rule bg-card px-3 py-1 shadow-card">
        <Switch
          label="Search as I move the map"
          checked={followsMoves}
          onChange={(event) => setFollowsMoves(event.target.checked)}
          className="flex text-sm"
        />
      </div>
      <DrawAreaButton draw={draw} hasArea={hasArea} onClear={onClearArea} />
      {isMoved && (
        <Button size="sm" className="shadow-card" onClick={searchMoved}>
          Search this area
        </Button>
      )}
    </Corner>
  )
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <div className="absolute top-3 left-3 z-[450] flex max-w-[calc(100%-5rem)] flex-wrap items-center gap-2">
      {children}
    </div>
  )
}
