import { type ReactNode, useId } from 'react'
import { cn } from '#web/ui/cn.ts'
import type { RadioOption } from '#web/ui/radio-group.tsx'

type SegmentedControlProps<Value extends string> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
  className?: string
}

/** A few mutually exclusive choices side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, options, value, onValueChange, name, className } = props
  const id = useId()
  return (
    <fieldset className={cn('inline-flex min-w-0 gap-0.5 rounded-control bg-ink/8 p-0.5', className)}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative flex h-8 flex-1 items-center justify-center gap-1.5 rounded-[5px] px-3 text-sm font-semibold whitespace-nowrap text-ink-soft',
            'transition-colors duration-150 hover:text-ink has-checked:bg-raised dark:has-checked:bg-ink/20 has-checked:text-ink has-checked:shadow-card',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:text-ink-faint pointer-coarse:h-11',
          )}
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0"
            name={name ?? id}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
