import { type FormEvent, useState } from 'react'
import type { OfferedListingStep } from '#domain/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { STEP_LABELS } from '../own/status-labels.ts'
import type { BulkAction } from './bulk-edits.ts'

const KINDS: { value: BulkAction['kind']; label: string; input: 'number' | 'text' | 'date' | 'step' }[] = [
  { value: 'price', label: 'Set price to', input: 'number' },
  { value: 'percent', label: 'Change price by %', input: 'number' },
  { value: 'add-tag', label: 'Add tag', input: 'text' },
  { value: 'remove-tag', label: 'Remove tag', input: 'text' },
  { value: 'from', label: 'Available from', input: 'date' },
  { value: 'until', label: 'Available until', input: 'date' },
  { value: 'step', label: 'Status', input: 'step' },
]
const STEPS = (['submit', 'pause', 'resume', 'archive'] as const satisfies OfferedListingStep[]).map(
  (value) => ({
    value,
    label: STEP_LABELS[value].label,
  }),
)

type BulkApplyProps = { count: number; onApply: (action: BulkAction) => number }

/** One change to every selected space; it shows in the table first and is saved with the other edits. */
export function BulkApply({ count, onApply }: BulkApplyProps) {
  const [kind, setKind] = useState<BulkAction['kind']>('price')
  const [value, setValue] = useState('')
  const [told, setTold] = useState('')
  const { input } = KINDS.find((known) => known.value === kind)!
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const applied = onApply({ kind, value } as BulkAction)
    setTold(applied === count ? '' : `It applies to ${applied} of the ${count}.`)
  }
  return (
    <form
      onSubmit={onSubmit}
      aria-label="Change all chosen spaces"
      className="flex flex-wrap items-end gap-3 rounded-card border border-rule bg-card p-4"
    >
      <Field label="Change" className="w-48">
        <Select
          options={KINDS}
          value={kind}
          onChange={(event) => {
            setKind(event.target.value as BulkAction['kind'])
            setValue('')
          }}
        />
      </Field>
      <Field label="To" className="w-48">
        {input === 'step' ? (
          <Select
            placeholder="Choose"
            options={STEPS}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <Input
            type={input}
            step={1}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            placeholder={kind === 'percent' ? '-10' : undefined}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" disabled={count === 0 || value === ''}>
        Apply to {count.toLocaleString('en-US')} chosen
      </Button>
      <p role="status" className="pb-2 text-sm text-ink-soft">
        {told || (count === 0 ? 'Choose spaces in the table first.' : '')}
      </p>
    </form>
  )
}
