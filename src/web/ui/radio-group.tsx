import { type ReactNode, useId } from 'react'
import { cn } from '#web/ui/cn.ts'
import { FieldError } from '#web/ui/field.tsx'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
  hideLegend?: boolean
  error?: string | undefined
  className?: string
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onValueChange, name, hideLegend, error, className } = props
  const id = useId()
  return (
    <fieldset className={cn('min-w-0', className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex items-start gap-2.5 py-1 text-[0.9375rem] leading-6 has-disabled:cursor-not-allowed has-disabled:text-ink-faint pointer-coarse:py-2.5"
        >
          <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
            <input
              type="radio"
              className="choice peer rounded-full"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className="pointer-events-none absolute size-2 rounded-full bg-primary-on opacity-0 peer-checked:opacity-100" />
          </span>
          <span className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-sm text-ink-faint">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
