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
        {hint && <span className="block text-sm text-ink-faint">{hint}</span>}
      </span>
      {count !== undefined && <Count value={count} />}
    </label>
  )
}

function Count({ value }: { value: number }) {
  return (
    <span className="text-sm text-ink-faint tabular-nums">
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">, {value === 1 ? '1 result' : `${value} results`}</span>
    </span>
  )
}
