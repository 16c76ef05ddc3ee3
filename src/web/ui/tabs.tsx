import { Tabs as Base } from '@base-ui/react/tabs'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

type TabsProps = Omit<ComponentProps<typeof Base.Root>, 'className'> & { className?: string }

export function Tabs({ className, ...props }: TabsProps) {
  return <Base.Root className={cn('flex min-w-0 flex-col', className)} {...props} />
}

type TabListProps = Omit<ComponentProps<typeof Base.List>, 'className'> & {
  variant?: 'underline' | 'segmented'
  className?: string
}

const LISTS = {
  underline:
    'group/tabs underlined gap-6 border-b border-rule overflow-x-auto [scrollbar-width:none] max-sm:gap-5 px-px',
  segmented: 'group/tabs segmented gap-0.5 rounded-control bg-ink/8 p-0.5',
}

export function TabList({ variant = 'underline', className, ...props }: TabListProps) {
  return <Base.List className={cn('flex', LISTS[variant], className)} {...props} />
}

type TabProps = Omit<ComponentProps<typeof Base.Tab>, 'className'> & { className?: string }

export function Tab({ className, ...props }: TabProps) {
  return (
    <Base.Tab
      className={cn(
        'inline-flex shrink-0 items-center justify-center gap-1.5 font-semibold whitespace-nowrap text-ink-soft transition-colors duration-150 hover:text-ink data-active:text-ink',
        'group-[.underlined]/tabs:-mb-px group-[.underlined]/tabs:h-11 group-[.underlined]/tabs:border-b-[3px] group-[.underlined]/tabs:border-transparent group-[.underlined]/tabs:-outline-offset-2 group-[.underlined]/tabs:data-active:border-primary',
        'group-[.segmented]/tabs:h-9 group-[.segmented]/tabs:flex-1 group-[.segmented]/tabs:rounded-[5px] group-[.segmented]/tabs:px-3 group-[.segmented]/tabs:text-sm group-[.segmented]/tabs:data-active:bg-raised dark:group-[.segmented]/tabs:data-active:bg-ink/20 group-[.segmented]/tabs:data-active:shadow-card pointer-coarse:group-[.segmented]/tabs:h-11',
        className,
      )}
      {...props}
    />
  )
}

type TabPanelProps = Omit<ComponentProps<typeof Base.Panel>, 'className'> & { className?: string }

/** Unmounts an inactive panel immediately, without an exit animation: two forms must never be mounted at once. */
export function TabPanel({ className, children, ...props }: TabPanelProps) {
  return (
    <Base.Panel
      className={cn('min-w-0 kit:pt-5', className)}
      render={(panel, { hidden }) => <div {...panel}>{hidden && !props.keepMounted ? null : children}</div>}
      {...props}
    />
  )
}
