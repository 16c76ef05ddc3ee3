import { Popover as Base } from '@base-ui/react/popover'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { popupClasses } from '#web/ui/popup-classes.ts'

export const Popover = Base.Root
export const PopoverTrigger = Base.Trigger
export const PopoverClose = Base.Close

type PopoverContentProps = {
  title?: ReactNode
  hideTitle?: boolean
  children: ReactNode
  className?: string
} & Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'sideOffset'>

export function PopoverContent({
  title,
  hideTitle,
  children,
  className,
  side,
  align,
  sideOffset = 8,
}: PopoverContentProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        className="z-50"
      >
        <Base.Popup className={cn(popupClasses, 'w-80 max-w-[calc(100vw-1.5rem)] p-4', className)}>
          {title && <Base.Title className={hideTitle ? 'sr-only' : 'mb-2 text-base'}>{title}</Base.Title>}
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
