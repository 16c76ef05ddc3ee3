import type { ReactNode } from 'react'
import { AmountInput } from '#web/ui/amount-input.tsx'
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
  const control = {
    name,
    placeholder,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field {...field}>
      {sign ? (
        <AmountInput sign={sign} {...control} />
      ) : (
        <Input inputMode="numeric" autoComplete="off" maxLength={14} className="tabular-nums" {...control} />
      )}
    </Field>
  )
}
