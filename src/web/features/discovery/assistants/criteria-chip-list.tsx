import type { Criteria } from '#contract/discovery/assistants.ts'
import { Chip } from '#web/ui/chip.tsx'
import type { BuyerFormValues } from './buyer-request.ts'
import { listCriteriaChips, listSizeChips } from './criteria-chips.ts'
import type { BuyerAnswer } from './use-buyer-search.ts'

interface CriteriaChipsProps {
  criteria: Criteria
  /** Parts of the words that no criterion came from. */
  unused: readonly string[]
  /** They rank, and stand in the words alone. */
  sizes: BuyerAnswer['sizes']
  onChange: (criteria: Criteria) => void
  onEdit: (field: keyof BuyerFormValues) => void
  /** Takes a part of the words out. */
  onDropWords: (text: string) => void
}

/** The understood criteria as chips: the label focuses its field, the cross removes it. */
export function CriteriaChips({
  criteria,
  unused,
  sizes,
  onChange,
  onEdit,
  onDropWords,
}: CriteriaChipsProps) {
  const chips = [
    ...listCriteriaChips(criteria).map(({ without, ...chip }) => ({
      ...chip,
      remove: () => onChange(without),
    })),
    ...listSizeChips(sizes).map(({ text, ...chip }) => ({ ...chip, remove: () => onDropWords(text) })),
  ]
  if (chips.length + unused.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset
    <div role="group" aria-label="Understood as" className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-faint">
        Understood as
      </span>
      {chips.map(({ key, label, field, remove }) => (
        <Chip key={key} name={label} onRemove={remove}>
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
