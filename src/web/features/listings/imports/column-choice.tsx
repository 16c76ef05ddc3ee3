import type { Import } from '#contract/listings/imports.ts'
import { labelOf } from '#domain/listings/import/fields.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { listFields, type Use } from './column-plan.ts'

const toOptions = (kind: Import['kind']) =>
  listFields(kind).map((value) => ({ value, label: labelOf(value) }))

const OPTIONS = {
  inventory: [{ value: 'specification', label: 'Keep as a specification' }, ...toOptions('inventory')],
  contracts: toOptions('contracts'),
}

type ColumnChoiceProps = { kind: Import['kind']; column: string; use: Use; onChange: (use: Use) => void }

/** Maps one column of the file to a field. */
export function ColumnChoice({ kind, column, use, onChange }: ColumnChoiceProps) {
  return (
    <li>
      <Field label={column}>
        <Select
          placeholder="Leave out"
          options={OPTIONS[kind]}
          value={use}
          onChange={(event) => onChange(event.target.value as Use)}
        />
      </Field>
    </li>
  )
}
