import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** For settings that take effect immediately: "Search as I move". */
export function Switch({ label, className, ...props }: SwitchProps) {
  return (
    <label
      className={cn(
        'items-center gap-2.5 kit:inline-flex kit:text-[0.9375rem] has-disabled:cursor-not-allowed has-disabled:text-ink-faint pointer-coarse:min-h-11',
        className,
      )}
    >
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself
          role="switch"
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-pill border border-control bg-ink/10 transition-colors duration-150 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50"
          {...props}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-ink-faint transition duration-150 peer-checked:translate-x-4 peer-checked:bg-primary-on" />
      </span>
      {label}
    </label>
  )
}
