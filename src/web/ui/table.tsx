import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type TableProps = ComponentProps<'table'> & {
  /** Accessible caption. */
  caption: ReactNode
  showCaption?: boolean
  /** Responsive: on a phone, or up to the breakpoint `wide`, each row becomes a block of its cells, so that nothing is cut off. */
  stacks?: boolean | 'wide'
}

const STACKED = cn(
  'max-md:block max-md:[&_tbody]:block max-md:[&_thead]:sr-only',
  'max-md:[&_tr]:flex max-md:[&_tr]:flex-wrap max-md:[&_tr]:items-start max-md:[&_tr]:gap-x-4 max-md:[&_tr]:gap-y-1.5 max-md:[&_tr]:p-3.5',
  'max-md:[&_td]:block max-md:[&_td]:min-w-0 max-md:[&_td]:max-w-full max-md:[&_td]:p-0 max-md:[&_td:empty]:hidden max-md:[&_td:first-child]:w-full',
)

/** The same up to `wide`: every class has to stand here as it is. */
const STACKED_WIDE = cn(
  'max-wide:block max-wide:[&_tbody]:block max-wide:[&_thead]:sr-only',
  'max-wide:[&_tr]:flex max-wide:[&_tr]:flex-wrap max-wide:[&_tr]:items-start max-wide:[&_tr]:gap-x-4 max-wide:[&_tr]:gap-y-1.5 max-wide:[&_tr]:p-3.5',
  'max-wide:[&_td]:block max-wide:[&_td]:min-w-0 max-wide:[&_td]:max-w-full max-wide:[&_td]:p-0 max-wide:[&_td:empty]:hidden max-wide:[&_td:first-child]:w-full',
  'md:max-wide:[&_td:last-child]:ml-auto',
)

/** Scrolls horizontally on a narrow screen, with the keyboard too. */
export function Table({ caption, showCaption, stacks, className, children, ...props }: TableProps) {
  return (
    <section
      className="scroll-cue relative overflow-x-auto rounded-card border border-rule bg-card [--cue-ground:var(--card)]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table
        className={cn(
          'w-full border-collapse kit:text-[0.9375rem]',
          stacks && (stacks === 'wide' ? STACKED_WIDE : STACKED),
          className,
        )}
        {...props}
      >
        <caption className={showCaption ? 'p-3 text-left text-sm text-ink-faint' : 'sr-only'}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b border-rule bg-sunk/60', className)} {...props} />
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y divide-rule', className)} {...props} />
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr className={cn('transition-colors duration-150 [tbody_&]:hover:bg-ink/3', className)} {...props} />
  )
}

type HeadProps = ComponentProps<'th'> & { numeric?: boolean }

export function TableHead({ numeric, scope = 'col', className, ...props }: HeadProps) {
  const align = numeric ? 'text-right' : 'text-left'
  return (
    <th
      scope={scope}
      className={cn(
        'px-3 py-2.5 text-sm kit:font-semibold kit:whitespace-nowrap kit:text-ink-soft',
        align,
        className,
      )}
      {...props}
    />
  )
}

type CellProps = ComponentProps<'td'> & { numeric?: boolean }

export function TableCell({ numeric, className, ...props }: CellProps) {
  return (
    <td
      className={cn('align-top kit:px-3 kit:py-2.5', numeric && 'text-right tabular-nums', className)}
      {...props}
    />
  )
}
