import { type ReactNode, useId } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cn } from '#web/ui/cn.ts'
import { FieldError } from '#web/ui/field.tsx'

type CheckboxOption<Value extends string> = {
  value: Value
  label: ReactNode
  count?: number
  hint?: ReactNode
}

type CheckboxGroupProps<Value extends string> = {
  legend: ReactNode
  options: readonly CheckboxOption<Value>[]
  value: readonly Value[]
  onValueChange: (value: Value[]) => void
  name?: string
  hideLegend?: boolean
  error?: string | undefined
  className?: string
  listClassName?: string
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, options, value, onValueChange, name, hideLegend, error, className, listClassName } = props
  const errorId = useId()
  const toggle = (option: Value, checked: boolean) =>
    onValueChange(options.map((o) => o.value).filter((v) => (v === option ? checked : value.includes(v))))
  return (
    <fieldset className={cn('min-w-0', className)} aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      <div className={cn('flex-col kit:flex', listClassName)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            {...(option.count === undefined ? {} : { count: option.count })}
            hint={option.hint}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
