import type { Import } from '#contract/imports.ts'
import { FIELD_NAMES, IMPORT_FIELDS, type ImportField } from '#domain/import/fields.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type Plan = Import['plan']
export type Use = ImportField | 'specification' | ''

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

export function findUse({ fields, specifications }: Plan, column: number): Use {
  if (specifications.includes(column)) return 'specification'
  return FIELD_NAMES.find((field) => fields[field] === column) ?? ''
}

/** A field takes one column: mapping it here unmaps it elsewhere. */
export function withUse(plan: Plan, column: number, use: Use): Plan {
  const fields = Object.fromEntries(
    Object.entries(plan.fields).filter(([field, at]) => at !== column && field !== use),
  )
  const specifications = plan.specifications.filter((at) => at !== column)
  if (use === 'specification') specifications.push(column)
  else if (use) fields[use] = column
  return { ...plan, fields, specifications }
}
