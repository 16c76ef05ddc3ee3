import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
  useState,
} from 'react'
import { cn } from '#web/ui/cn.ts'
import { targetIndex } from '#web/ui/target-index.ts'

// ours and not the library's: its tabs are 13 kB of a listing's scripts, and name their panels only once they are live

interface Group {
  id: string
  value: string
  choose: (value: string) => void
}

const GroupContext = createContext<Group>({ id: '', value: '', choose: () => undefined })

type TabsProps = {
  /** Of the open tab, where the caller keeps it; `defaultValue` otherwise. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
  children: ReactNode
}

export function Tabs({ value, defaultValue = '', onValueChange, className, children }: TabsProps) {
  const [own, setOwn] = useState(defaultValue)
  const id = useId()
  const choose = (next: string) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return (
    <GroupContext value={{ id, value: value ?? own, choose }}>
      <div className={cn('flex min-w-0 flex-col', className)}>{children}</div>
    </GroupContext>
  )
}

type TabListProps = ComponentProps<'div'> & { variant?: 'underline' | 'segmented' }

const LISTS = {
  underline:
    'group/tabs underlined gap-6 border-b border-rule overflow-x-auto [scrollbar-width:none] max-sm:gap-5 px-px',
  segmented: 'group/tabs segmented gap-0.5 rounded-control bg-ink/8 p-0.5',
}

/** One stop for Tab; arrow keys, Home and End move within, Enter or Space opens. */
export function TabList({ variant = 'underline', className, ...props }: TabListProps) {
  return (
    <div role="tablist" className={cn('flex', LISTS[variant], className)} onKeyDown={moveFocus} {...props} />
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const to = targetIndex(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length)
  if (to === null) return
  event.preventDefault()
  tabs[to]?.focus()
}

type TabProps = ComponentProps<'button'> & { value: string }

export function Tab({ value, className, ...props }: TabProps) {
  const group = use(GroupContext)
  const isOpen = group.value === value
  return (
    <button
      type="button"
      role="tab"
      id={`${group.id}-tab-${value}`}
      aria-controls={`${group.id}-panel-${value}`}
      aria-selected={isOpen}
      data-active={isOpen ? '' : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => group.choose(value)}
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

type TabPanelProps = ComponentProps<'div'> & { value: string; keepMounted?: boolean }

/** Unmounts what an inactive panel holds immediately, without an exit animation: two forms must never be mounted at once. */
export function TabPanel({ value, keepMounted, className, children, ...props }: TabPanelProps) {
  const group = use(GroupContext)
  const isOpen = group.value === value
  return (
    <div
      role="tabpanel"
      id={`${group.id}-panel-${value}`}
      aria-labelledby={`${group.id}-tab-${value}`}
      // its words can be scrolled and read by keyboard
      tabIndex={isOpen ? 0 : -1}
      hidden={!isOpen}
      className={cn('min-w-0 kit:pt-5', className)}
      {...props}
    >
      {isOpen || keepMounted ? children : null}
    </div>
  )
}
