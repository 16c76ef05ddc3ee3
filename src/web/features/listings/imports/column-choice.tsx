import { FIELD_NAMES, IMPORT_FIELDS } from '#domain/listings/import/fields.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Use } from './column-plan.ts'

const OPTIONS = [
  { value: 'specification', label: 'Keep as a specification' },
  ...FIELD_NAMES.map((field) => ({ value: field, label: IMPORT_FIELDS[field].label })),
]

type ColumnChoiceProps = { column: string; use: Use; onChange: (use: Use) => void }

/** Maps one column of the file to a field. */
export function ColumnChoice({ column, use, onChange }: ColumnChoiceProps) {
  return (
    <li>
      <Field label={column}>
        <Select
          placeholder="Leave out"
          options={OPTIONS}
          value={use}
          onChange={(event) => onChange(event.target.value as Use)}
        />
      </Field>
    </li>
  )
}
