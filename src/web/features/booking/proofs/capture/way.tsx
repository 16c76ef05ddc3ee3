import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import { Button } from '#web/ui/button.tsx'
import { describePlace } from './capture-words.ts'
import type { useHeading } from './use-heading.ts'
import type { usePosition } from './use-position.ts'

type WayProps = Pick<ReturnType<typeof usePosition>, 'position' | 'isRefused'> & {
  /** Undefined: a page of many, each of which says how far it is. */
  space: CapturePage['location'] | undefined
  onFollow: () => void
  compass: Pick<ReturnType<typeof useHeading>, 'allow' | 'isToAsk'>
}

/** Where the space lies from here, once this phone may say where it is. */
export function Way({ space, position, isRefused, onFollow, compass }: WayProps) {
  if (isRefused)
    return (
      <p className="rounded-card bg-sunk px-4 py-3">
        This browser may not use your position. Photos are handed in without it, and say so.
      </p>
    )
  if (!position)
    return (
      <div className="flex flex-col gap-2">
        <Button variant="outline" className="self-start noscript:hidden" onClick={onFollow}>
          Use my position
        </Button>
        <p className="text-sm text-ink-faint">
          It is kept with each photo. Both sides of the booking see how far from the space it was taken, and
          the proof package they can download says exactly where.
        </p>
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="rounded-card bg-sunk px-4 py-3">
        {describePlace(position, space)}
      </p>
      {/* a position that was allowed before is not asked for again, a compass is */}
      {compass.isToAsk && (
        <Button variant="outline" size="sm" className="self-start" onClick={() => void compass.allow()}>
          Use the compass, too
        </Button>
      )}
    </div>
  )
}
