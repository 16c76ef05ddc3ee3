import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { SellerAdvice } from '#contract/discovery/assistants.ts'
import { AUDIENCE_LABELS, INTERVAL_LABELS } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { DraftFields } from './draft-fields.ts'
import { PricePosition } from './price-position.tsx'
import { putFields } from './put-fields.ts'

const MISSING_SHOWN = 6

/** Suggestions, each with a button that applies it to its field. */
export function SuggestionList({ advice }: { advice: SellerAdvice }) {
  const { setValue, getValues } = useFormContext<DraftFields>()
  const put = <K extends keyof DraftFields>(field: K, value: DraftFields[K], name: string) =>
    putFields({ getValues, setValue }, { [field]: value }, `${name} filled in`)
  const isSale = getValues('listingType') === 'sale'
  const tags = advice.targetMarket.filter((tag) => !getValues('targetMarket').includes(tag))
  const [usual] = advice.intervals
  // as they were when the advice was asked for
  const [now] = useState(() => getValues())
  return (
    <div className="flex flex-col divide-y divide-rule text-[0.9375rem] [&>*]:py-3 [&>*:last-child]:pb-0">
      <Words
        title="Title"
        now={now.title}
        next={advice.title}
        why="Yours is short. This one says what it is and where."
        onUse={() => put('title', advice.title, 'Title')}
      />
      <Words
        title="Description"
        now={now.description}
        next={advice.description}
        why={
          now.description.trim()
            ? 'Keeps your words and adds what they leave out.'
            : 'From the facts you gave.'
        }
        onUse={() => put('description', advice.description, 'Description')}
      />
      {tags.length > 0 && (
        <Suggestion
          title="Target market"
          onUse={() => put('targetMarket', [...getValues('targetMarket'), ...tags], 'Target market')}
        >
          {tags.map((tag) => AUDIENCE_LABELS[tag]).join(', ')}
        </Suggestion>
      )}
      <PricePosition
        price={advice.price}
        onUse={(dollars) => put('price', String(dollars), 'Price')}
        interval={isSale ? 'one-time' : getValues('interval')}
      />
      {usual && !isSale && usual.interval !== getValues('interval') && (
        <Suggestion title="Interval" onUse={() => put('interval', usual.interval, 'Interval')}>
          {`${INTERVAL_LABELS[usual.interval]}: ${usual.count} comparable ${usual.count === 1 ? 'space is' : 'spaces are'} priced so.`}
        </Suggestion>
      )}
      {advice.demand && <Suggestion title="Demand">{advice.demand.text}</Suggestion>}
      {advice.missing.length > 0 && <Missing facts={advice.missing} />}
    </div>
  )
}

interface WordsProps {
  title: string
  now: string
  next: string
  /** Why it would be changed. */
  why: string
  onUse: () => void
}

/** A text of the seller's: kept where it is good, and else what would be changed, and why. */
function Words({ title, now, next, why, onUse }: WordsProps) {
  if (next.trim() === now.trim()) return <Suggestion title={title}>Yours says it well: keep it.</Suggestion>
  return (
    <Suggestion title={title} onUse={onUse}>
      <span className="line-clamp-6">{next}</span>
      <span className="block text-sm text-ink-faint">{why}</span>
    </Suggestion>
  )
}

interface SuggestionProps {
  title: string
  children: ReactNode
  onUse?: () => void
}

function Suggestion({ title, children, onUse }: SuggestionProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
        {onUse && (
          <Button variant="outline" size="sm" onClick={onUse} aria-label={`Use this ${title.toLowerCase()}`}>
            Use
          </Button>
        )}
      </div>
      <p className="break-words">{children}</p>
    </div>
  )
}

/** Specifications buyers of the medium ask for; adding one inserts an empty row for the seller to fill in. */
function Missing({ facts }: { facts: SellerAdvice['missing'] }) {
  const { setValue, getValues } = useFormContext<DraftFields>()
  const [added, setAdded] = useState<readonly string[]>([])
  const add = (label: string) => {
    const rows = getValues('specifications').filter((row) => row.label.trim() || row.value.trim())
    if (!rows.some((row) => row.label === label))
      setValue('specifications', [...rows, { label, value: '' }], { shouldDirty: true })
    setAdded([...added, label])
    toast({ title: `${label} added to the specifications`, description: 'Fill in its value.' })
  }
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold text-ink-soft">Not said yet</h3>
      <ul className="flex flex-col gap-1.5">
        {facts.slice(0, MISSING_SHOWN).map(({ field, text }) => (
          <li key={field} className="flex items-start justify-between gap-2">
            <span>{text.replace(/^Specifications, /, '')}</span>
            {text.startsWith('Specifications') && !added.includes(field) && (
              <Button variant="outline" size="sm" aria-label={`Add ${field}`} onClick={() => add(field)}>
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
