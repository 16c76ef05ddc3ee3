import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { popupClasses } from '#web/ui/popup-classes.ts'

export const Menu = Base.Root
export const MenuTrigger = Base.Trigger

type MenuContentProps = { children: ReactNode; className?: string } & Pick<
  ComponentProps<typeof Base.Positioner>,
  'side' | 'align' | 'sideOffset'
>

export function MenuContent({ children, className, side, align = 'end', sideOffset = 6 }: MenuContentProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={12}
        className="z-50"
      >
        <Base.Popup className={cn(popupClasses, 'min-w-48 p-1', className)}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

const itemClasses =
  'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-[0.9375rem] select-none data-disabled:text-ink-faint data-highlighted:bg-ink/8 pointer-coarse:min-h-11 [&_svg]:size-4 kit:[&_svg]:text-ink-faint'

type MenuItemProps = Omit<ComponentProps<typeof Base.Item>, 'className'> & {
  destructive?: boolean
  className?: string
}

export function MenuItem({ destructive, className, ...props }: MenuItemProps) {
  const tone = destructive && 'text-danger [&_svg]:text-danger'
  return <Base.Item className={cn(itemClasses, tone, className)} {...props} />
}

type MenuLinkProps = Omit<ComponentProps<typeof Base.LinkItem>, 'className'> & { className?: string }

/** A menu item that is a link: give it `href` or `render={<Link to="…" />}`. */
export function MenuLink({ className, ...props }: MenuLinkProps) {
  return <Base.LinkItem className={cn(itemClasses, className)} {...props} />
}

export function MenuSeparator() {
  return <div aria-hidden="true" className="mx-2.5 my-1 h-px bg-rule" />
}
