import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Facet count: results with this choice, shown at the end of the line. */
  count?: number
  hint?: ReactNode
}

/** A native checkbox, so it submits and registers like any input. */
export function Checkbox({ label, count, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        'flex items-start gap-2.5 py-1 text-[0.9375rem] leading-6 pointer-coarse:py-2.5',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-faint',
        count === 0 && 'not-has-checked:text-ink-faint not-has-checked:[&_svg]:opacity-60',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input type="checkbox" className="choice peer rounded-[5px]" {...props} />
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="pointer-events-none absolute size-4 fill-none stroke-primary-on stroke-[2.5] opacity-0 peer-checked:opacity-100"
        >
          <path d="M3.5 8.5l3 3 6-7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span className="min-w-0 flex-1">
        {label}
        {count !== undefined && (
          <span className="sr-only"> {count === 1 ? '1 result' : `${count} results`}</span>
        )}
        {hint && <span className="block text-sm text-ink-faint">{hint}</span>}
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-ink-faint tabular-nums">
          {count}
        </span>
      )}
    </label>
  )
}
