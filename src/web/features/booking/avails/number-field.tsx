import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type NumberFieldProps = { label: string; value: number | undefined; onPut: (value: string) => void }

/** Put when it is left, so that the address does not change for each digit. */
export function NumberField({ label, value, onPut }: NumberFieldProps) {
  return (
    <Field label={label} className="w-36">
      <Input
        key={value}
        inputMode="numeric"
        defaultValue={value}
        onBlur={(event) => {
          if (event.target.value !== String(value ?? '')) onPut(event.target.value.replaceAll(/[$,\s]/g, ''))
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  )
}
