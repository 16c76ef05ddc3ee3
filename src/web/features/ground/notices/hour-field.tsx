import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { HOURS } from './settings-input.ts'

type HourFieldProps = {
  label: string
  /** Offered as the empty choice. */
  none?: string
  input: UseFormRegisterReturn
  error: string | undefined
}

export function HourField({ label, none, input, error }: HourFieldProps) {
  return (
    <Field label={label} error={error}>
      <Select options={none ? [{ value: '', label: none }, ...HOURS] : HOURS} {...input} />
    </Field>
  )
}
