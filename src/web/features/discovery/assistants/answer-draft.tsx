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
  const { language, title, description, price, range } = draft
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
        <Part language={language} name="Title" onUse={() => take({ title })}>
          {title}
        </Part>
      )}
      {description && (
        <Part language={language} name="Description" onUse={() => take({ description })}>
          {description}
        </Part>
      )}
      {price && (
        <Part
          language={language}
          name="Price range"
          button={`Use ${at(price.median)}`}
          onUse={() => take({ price: String(Math.round(price.median)), interval: price.interval })}
        >
          {range}
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
  /** Of what is read. */
  language: OfferedDraft['language']
  name: string
  children: ReactNode
  button?: string
  onUse: () => void
}

function Part({ language, name, children, button = 'Use', onUse }: PartProps) {
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
      <p lang={language} className="break-words whitespace-pre-line">
        {children}
      </p>
    </div>
  )
}
