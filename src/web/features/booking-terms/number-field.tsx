import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type NumberFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  hint?: ReactNode
  optional?: boolean
  /** Written before or behind the number. */
  sign?: '$' | '%'
  name?: string
  placeholder?: string
}

/** A number as it is typed; amounts may have two decimals. */
export function NumberField({ sign, value, onChange, name, placeholder, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      <div className="relative">
        {sign && (
          <span
            aria-hidden="true"
            className={cn(
              'pointer-events-none absolute inset-y-0 grid place-items-center text-ink-faint',
              sign === '$' ? 'left-3' : 'right-3',
            )}
          >
            {sign}
          </span>
        )}
        <Input
          name={name}
          inputMode={sign ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={14}
          className={cn('tabular-nums', sign === '$' && 'pl-7', sign === '%' && 'pr-8')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Field>
  )
}
