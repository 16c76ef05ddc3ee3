import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ComponentProps, ReactElement } from 'react'

type TooltipProps = {
  /** A few words that explain; never the only name of the control. */
  text: string
  /** The control it explains: one element. */
  children: ReactElement
} & Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align'>

export function Tooltip({ text, children, side = 'top', align }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={350} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper shadow-pop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
