import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Input } from '#web/ui/input.tsx'

type AmountInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Written before the number, or behind it. */
  sign: '$' | '%'
}

/** An amount with at most two decimals, as it is typed. */
export function AmountInput({ sign, className, ...props }: AmountInputProps) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className={cn(
          'pointer-events-none absolute inset-y-0 grid place-items-center text-ink-faint',
          sign === '$' ? 'left-3' : 'right-3',
        )}
      >
        {sign}
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        className={cn('tabular-nums', sign === '$' ? 'pl-7' : 'pr-8', className)}
        {...props}
      />
    </div>
  )
}
