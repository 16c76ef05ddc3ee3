import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatPrice } from '#domain/money.ts'
import { createListingPath } from '#domain/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type OfferedDraft, type Taken, takeAll, takeDraft } from './taken-draft.ts'

interface AnswerDraftProps {
  draft: OfferedDraft
  /** What was taken is in the form below the panel. */
  onTake: () => void
}

/** A seller's listing in their own words; each part goes into the form by one press. */
export function AnswerDraft({ draft, onTake }: AnswerDraftProps) {
  const navigate = useNavigate()
  const { title, description, price, asked } = draft
  const take = (taken: Taken) => {
    if (!takeDraft(taken)) void navigate({ to: createListingPath() })
    onTake()
  }
  const at = (dollars: number) => (price ? formatPrice(Math.round(dollars), price.interval) : '')
  return (
    <section
      aria-label="Draft of your listing"
      className="flex flex-col divide-y divide-rule rounded-control border border-rule px-3 [&>*]:py-2"
    >
      {title && (
        <Part name="Title" onUse={() => take({ title })}>
          {title}
        </Part>
      )}
      {description && (
        <Part name="Description" onUse={() => take({ description })}>
          {description}
        </Part>
      )}
      {price && (
        <Part
          name="Price range"
          button={`Use ${at(price.median)}`}
          onUse={() => take({ price: String(Math.round(price.median)), interval: price.interval })}
        >
          {`${at(price.lowerQuartile)} to ${at(price.upperQuartile)}, from ${price.count} comparable spaces.`}
          {asked && ' “Use all” puts in the price you said.'}
        </Part>
      )}
      <div>
        <Button size="sm" onClick={() => take(takeAll(draft))}>
          Use all in List Ad Space
        </Button>
      </div>
    </section>
  )
}

interface PartProps {
  name: string
  children: ReactNode
  button?: string
  onUse: () => void
}

function Part({ name, children, button = 'Use', onUse }: PartProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold text-ink-soft">{name}</h3>
        <Button
          variant="outline"
          size="sm"
          onClick={onUse}
          aria-label={button === 'Use' ? `Use this ${name.toLowerCase()}` : button}
        >
          {button}
        </Button>
      </div>
      <p className="break-words whitespace-pre-line">{children}</p>
    </div>
  )
}
