import { cloneElement, type FocusEvent, type ReactElement, useId, useRef } from 'react'
import { placeNear, type Side } from '#web/ui/place-near.ts'

type TooltipProps = {
  /** A few words that explain; never the only name of the control. */
  text: string
  /** The control it explains: one element that takes `aria-describedby`. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: Side
}

const DELAY_MS = 350

/** The browser's own popover in the top layer: no clipping and next to no script. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = () => {
    if (!bubble.current?.isConnected || !anchor.current) return
    bubble.current.showPopover()
    placeNear(bubble.current, anchor.current.firstElementChild ?? anchor.current, {
      side,
      align: 'center',
      gapPx: 6,
    })
  }
  const hide = () => {
    clearTimeout(timer.current)
    bubble.current?.hidePopover()
  }
  const showSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(show, DELAY_MS)
  }
  const onFocus = (event: FocusEvent) => event.target.matches(':focus-visible') && show()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-control border-0 bg-ink px-2.5 py-1.5 text-sm text-paper shadow-pop"
      >
        {text}
      </span>
    </span>
  )
}
