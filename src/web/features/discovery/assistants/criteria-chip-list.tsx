import type { Criteria } from '#contract/discovery/assistants.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { BuyerFormValues } from './buyer-request.ts'
import { listCriteriaChips } from './criteria-chips.ts'

interface CriteriaChipsProps {
  criteria: Criteria
  /** Parts of the words that no criterion came from. */
  unused: readonly string[]
  onChange: (criteria: Criteria) => void
  onEdit: (field: keyof BuyerFormValues) => void
}

/** The understood criteria as chips: the label focuses its field, the cross removes it. */
export function CriteriaChips({ criteria, unused, onChange, onEdit }: CriteriaChipsProps) {
  const chips = listCriteriaChips(criteria)
  if (chips.length + unused.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset
    <div role="group" aria-label="Understood as" className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-faint">
        Understood as
      </span>
      {chips.map(({ key, label, field, without }) => (
        <Chip key={key} name={label} onRemove={() => onChange(without)}>
          <button
            type="button"
            aria-label={`Edit ${label}`}
            onClick={() => onEdit(field)}
            className="touch-target decoration-1 underline-offset-4 hover:underline"
          >
            {label}
          </button>
        </Chip>
      ))}
      {unused.length > 0 && <span className="text-sm text-ink-faint">Not used: {unused.join(', ')}</span>}
    </div>
  )
}
