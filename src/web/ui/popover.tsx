import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { type Align, placeNear } from '#web/ui/place-near.ts'

type PopoverProps = {
  /** What the trigger says. */
  label: ReactNode
  /** Names the panel; shown at its top unless hidden. */
  title: string
  hideTitle?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
  variant?: 'outline' | 'secondary' | 'ghost'
  size?: 'default' | 'sm' | 'icon'
  align?: Align
  className?: string
  triggerClassName?: string
}

/** A panel beside its button, a sheet at the foot of a phone. The browser's own popover: Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const {
    label,
    title,
    hideTitle,
    children,
    variant = 'outline',
    size,
    align = 'start',
    className,
    triggerClassName,
  } = props
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const place = () => {
      if (panel.current && trigger.current)
        placeNear(panel.current, trigger.current, { side: 'bottom', align, gapPx: 8 })
    }
    place()
    addEventListener('scroll', place, { passive: true, capture: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [open, align])
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
        className={triggerClassName}
      >
        {label}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        className={cn(
          'fixed m-0 max-h-[80dvh] overflow-y-auto border border-rule bg-card p-4 text-ink shadow-pop backdrop:bg-scrim sm:backdrop:bg-transparent',
          'inset-auto w-80 max-w-[calc(100vw-1rem)] rounded-card',
          'max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:p-5',
          className,
        )}
      >
        <p
          id={`${id}-title`}
          className={hideTitle ? 'sr-only' : 'mb-2 font-display font-bold tracking-tight'}
        >
          {title}
        </p>
        {typeof children === 'function' ? children(close) : children}
      </div>
    </>
  )
}
