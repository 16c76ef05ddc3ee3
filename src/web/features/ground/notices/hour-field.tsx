import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

const NOON = 12
/** "12 AM", "1 AM", … "11 PM". */
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % NOON || NOON} ${hour < NOON ? 'AM' : 'PM'}`,
}))

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
