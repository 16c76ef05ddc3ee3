import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { LIMITS } from '#domain/limits.ts'
import { MEDIUM_FACTS } from '#domain/listings/medium-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { messageOf, useListingForm } from './form-context.ts'

/** The message belongs to the list, not to the row being edited. */
const AS_ONE = { deps: ['specifications'] as 'specifications'[] }

/** Label-value facts, with the ones buyers of this medium ask for as suggestions. */
export function SpecificationsField() {
  const { control, register, formState, setFocus } = useListingForm()
  const rows = useFieldArray({ control, name: 'specifications' })
  const type = useWatch({ control, name: 'type' })
  const facts = type ? MEDIUM_FACTS[type] : []
  const listId = useId()
  const error = messageOf(formState.errors.specifications)
  const errorId = `${listId}-error`
  const used = new Set(useWatch({ control, name: 'specifications' }).map(({ label }) => label))
  const open = facts.filter(({ label }) => !used.has(label))
  const add = (label: string) => {
    rows.append({ label, value: '' }, { shouldFocus: false })
    setTimeout(() => setFocus(`specifications.${rows.fields.length}.${label ? 'value' : 'label'}`))
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Specifications</legend>
      <ol className="flex flex-col gap-2">
        {rows.fields.map((row, index) => (
          <li key={row.id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
            <Input
              {...register(`specifications.${index}.label`, AS_ONE)}
              aria-label={`Specification ${index + 1} label`}
              placeholder={facts[index]?.label ?? 'Size'}
              list={`${listId}-labels`}
              maxLength={LIMITS.specificationLabel.max}
            />
            <Input
              {...register(`specifications.${index}.value`, AS_ONE)}
              aria-label={`Specification ${index + 1} value`}
              aria-invalid={error && index === 0 ? true : undefined}
              aria-describedby={error && index === 0 ? errorId : undefined}
              placeholder={exampleOf(facts, row.label) ?? '10 × 20 ft'}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove specification ${index + 1}`}
              disabled={rows.fields.length === 1}
              onClick={() => rows.remove(index)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      <datalist id={`${listId}-labels`}>
        {facts.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="flex flex-wrap gap-1.5">
        {open.slice(0, 6).map(({ label }) => (
          <Button key={label} variant="secondary" size="sm" onClick={() => add(label)}>
            <Plus aria-hidden="true" />
            {label}
          </Button>
        ))}
        <Button
          variant="outline"
          size="sm"
          disabled={rows.fields.length >= LIMITS.specifications.max}
          onClick={() => add('')}
        >
          <Plus aria-hidden="true" />
          Add specification
        </Button>
      </div>
    </fieldset>
  )
}

function exampleOf(facts: readonly { label: string; example: string }[], label: string): string | undefined {
  return facts.find((fact) => fact.label === label)?.example
}
