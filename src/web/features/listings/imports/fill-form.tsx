import { type FormEvent, useState } from 'react'
import type { Import, ImportProblem } from '#contract/listings/imports.ts'
import { IMPORT_FIELDS } from '#domain/listings/import/fields.ts'
import { AD_TYPE_LABELS, AD_TYPES } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Plan } from './column-plan.ts'
import { withDefaults } from './problem-fixes.ts'

type FillFormProps = { task: Import; problem: ImportProblem; isPending: boolean; onFix: (plan: Plan) => void }

const AD_TYPE_OPTIONS = AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))

/** Says once what many rows leave out: their ad type, or where they are. */
export function FillForm({ task, problem, isPending, onFix }: FillFormProps) {
  const [values, setValues] = useState<Partial<Record<'adType' | 'city' | 'state', string>>>({})
  const fields = problem.field === 'locationText' ? (['city', 'state'] as const) : []
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onFix(withDefaults(task.plan, values))
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      {problem.field === 'adType' && (
        <Field label="Ad type of these rows">
          <Select
            placeholder="Choose"
            options={AD_TYPE_OPTIONS}
            value={values.adType ?? ''}
            onChange={(event) => setValues({ adType: event.target.value })}
          />
        </Field>
      )}
      {fields.map((field) => (
        <Field key={field} label={`${IMPORT_FIELDS[field].label} of these rows`} className="min-w-36 flex-1">
          <Input
            value={values[field] ?? ''}
            maxLength={200}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        </Field>
      ))}
      <Button
        type="submit"
        size="sm"
        pending={isPending}
        disabled={!Object.values(values).some((value) => value.trim())}
      >
        Use for all rows
      </Button>
    </form>
  )
}
