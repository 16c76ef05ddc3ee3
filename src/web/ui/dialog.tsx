import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { cn } from '#web/ui/cn.ts'

/** Owns the open state: `<Dialog open onOpenChange>` or a DialogTrigger inside. */
export const Dialog = Base.Root
export const DialogTrigger = Base.Trigger
export const DialogClose = Base.Close

type DialogContentProps = {
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Footer buttons, the primary one last. */
  footer?: ReactNode
  size?: 'default' | 'lg'
  className?: string
} & Pick<ComponentProps<typeof Base.Popup>, 'initialFocus' | 'finalFocus'>

const WIDTHS = { default: 'kit:sm:max-w-[425px]', lg: 'kit:sm:max-w-2xl' }

export function DialogContent({
  title,
  description,
  children,
  footer,
  size = 'default',
  className,
  ...focus
}: DialogContentProps) {
  return (
    <Base.Portal>
      <Base.Backdrop
        data-scrim
        className="fixed inset-0 z-50 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
      />
      <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center overflow-y-auto sm:place-items-center sm:p-6">
        <Base.Popup
          {...focus}
          className={cn(
            'relative flex max-h-[92dvh] w-full flex-col gap-5 overflow-y-auto rounded-t-card bg-card p-5 shadow-pop sm:rounded-card sm:p-6',
            'transition duration-150 ease-out data-ending-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
            WIDTHS[size],
            className,
          )}
        >
          <div className="flex flex-col gap-1.5 pr-10">
            <Base.Title className="text-2xl">{title}</Base.Title>
            {description && <Base.Description className="text-ink-soft">{description}</Base.Description>}
          </div>
          {children}
          {footer && <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{footer}</div>}
          <Base.Close
            aria-label="Close"
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 right-3')}
          >
            <X aria-hidden="true" />
          </Base.Close>
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  )
}
