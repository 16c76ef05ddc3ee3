import { MapPin, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface SimpleMapProps {
  /** Why the map is unavailable. */
  loadError: string | null
  isTrying: boolean
  onRetry: () => void
  /** The results' places as text. */
  children: ReactNode
}

/** Fallback for the map: the same places as a list, and a retry button. */
export function SimpleMap({ loadError, isTrying, onRetry, children }: SimpleMapProps) {
  return (
    <section aria-label="Simplified map" className="flex size-full flex-col overflow-hidden bg-sunk">
      <div className="flex flex-wrap items-center gap-3 border-b border-rule bg-card p-4">
        <MapPin aria-hidden="true" className="size-5 shrink-0 text-primary" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">The map could not be loaded. Here are the places as a list.</p>
          {loadError && <p className="text-sm text-ink-soft">{loadError}</p>}
        </div>
        <Button variant="outline" onClick={onRetry} pending={isTrying}>
          {!isTrying && <RotateCw aria-hidden="true" />}
          {isTrying ? 'Trying the map...' : 'Try loading the map again'}
        </Button>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </section>
  )
}
