import { useState } from 'react'
import type { Import } from '#contract/listings/imports.ts'
import { IMPORT_FIELDS, type ImportField } from '#domain/listings/import/fields.ts'
import { AD_TYPE_LABELS, AD_TYPES, INTERVAL_LABELS, INTERVALS } from '#domain/vocabulary.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { findUse, type Plan, summaryOf, type Use, withUse } from './column-plan.ts'
import { usePlan } from './use-plan.ts'

/** Which column is which: guessed, and corrected here. */
export function ColumnsSection({ task }: { task: Import }) {
  const [plan, setPlan] = useState<Plan>(task.plan)
  const { save, problem } = usePlan(task)
  const isChanged = JSON.stringify(plan) !== JSON.stringify(task.plan)
  return (
    <Card render={<section aria-labelledby="columns" />} className="p-5">
      <details open={task.counts.created + task.counts.updated === 0} className="group">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3">
          <h2 id="columns" className="text-xl">
            Columns
          </h2>
          <span className="text-ink-soft">{summaryOf(task)}</span>
          <span className="link text-sm">
            <span className="group-open:hidden">Change</span>
            <span className="hidden group-open:inline">Close</span>
          </span>
        </summary>
        <div className="mt-5 flex flex-col gap-6">
          <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
            {task.columns.map((column, index) => (
              <ColumnChoice
                key={column}
                kind={task.kind}
                column={column}
                use={findUse(plan, index)}
                onChange={(use: Use) => setPlan(withUse(plan, index, use))}
              />
            ))}
          </ul>
          {task.kind === 'inventory' && <Defaults task={task} plan={plan} onChange={setPlan} />}
          {problem && (
            <Alert tone="danger" live>
              {problem}
            </Alert>
          )}
          <Button
            className="self-start"
            disabled={!isChanged}
            pending={save.isPending}
            onClick={() => save.mutate(plan)}
          >
            Check rows again
          </Button>
        </div>
      </details>
    </Card>
  )
}

type DefaultsProps = { task: Import; plan: Plan; onChange: (plan: Plan) => void }

function Defaults({ task, plan, onChange }: DefaultsProps) {
  const set = (field: ImportField, value: string) =>
    onChange({ ...plan, defaults: { ...plan.defaults, [field]: value } })
  const guess = task.guessedAdType ? `${AD_TYPE_LABELS[task.guessedAdType]} (guessed)` : 'Choose'
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <legend className="mb-2 font-semibold">Where a row says nothing</legend>
      <Field label="Ad type">
        <Select
          placeholder={guess}
          options={AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))}
          value={plan.defaults.adType ?? ''}
          onChange={(event) => set('adType', event.target.value)}
        />
      </Field>
      {(['city', 'state', 'price'] as const).map((field) => (
        <Field key={field} label={IMPORT_FIELDS[field].label}>
          <Input value={plan.defaults[field] ?? ''} onChange={(event) => set(field, event.target.value)} />
        </Field>
      ))}
      <Field label="Price interval">
        <Select
          placeholder="Month"
          options={INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] }))}
          value={plan.defaults.interval ?? ''}
          onChange={(event) => set('interval', event.target.value)}
        />
      </Field>
    </fieldset>
  )
}
