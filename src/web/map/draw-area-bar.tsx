import { Check, Pencil, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { DrawArea } from './use-draw-area.ts'

/** Starts drawing, or clears the drawn area. */
export function DrawAreaButton({
  draw,
  hasArea,
  onClear,
}: {
  draw: DrawArea
  hasArea: boolean
  onClear: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const { wantsFocus } = draw
  useEffect(() => {
    if (wantsFocus.current) button.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [wantsFocus])
  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      className="shadow-card"
      onClick={hasArea ? onClear : draw.start}
    >
      {hasArea ? <X aria-hidden="true" /> : <Pencil aria-hidden="true" />}
      {hasArea ? 'Clear area' : 'Draw area'}
    </Button>
  )
}

/** Instructions and controls while an area is being drawn. */
export function DrawAreaBar({ draw }: { draw: DrawArea }) {
  const { corners, problem } = draw
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of the map, not a form's fieldset
    <div
      role="group"
      aria-label="Draw an area"
      className="grid max-w-96 gap-2 rounded-card border border-rule bg-card p-3 text-sm shadow-pop"
    >
      <p role="status" className="font-semibold">
        {corners === 0
          ? 'Draw around an area, or press its corners one by one.'
          : `${corners} ${corners === 1 ? 'corner' : 'corners'} set. ${corners < 3 ? 'Three make an area.' : 'Press the first one or Finish.'}`}
      </p>
      <p className="text-xs text-ink-soft pointer-coarse:hidden">
        Keys: arrows move the map, Enter sets a corner in its middle, Backspace takes one back, Escape
        cancels.
      </p>
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={draw.finish} disabled={corners < 3}>
          <Check aria-hidden="true" />
          Finish
        </Button>
        <Button size="sm" variant="outline" onClick={draw.undo} disabled={corners === 0}>
          <Undo2 aria-hidden="true" />
          Undo
        </Button>
        <Button size="sm" variant="ghost" onClick={draw.cancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
