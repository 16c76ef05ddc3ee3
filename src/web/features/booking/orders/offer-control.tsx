import { useState } from 'react'
import type { Terms } from '#contract/booking/bookings.ts'
import { formatCents, parseCents } from '#domain/booking/price/cents.ts'
import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { checkOffer } from './check-offer.ts'

type OfferControlProps = {
  terms: Pick<Terms, 'amounts'>
  isPending: boolean
  /** A colleague sends it. */
  isAsking: boolean
  onOffer: (spaceCents: number) => void
}

/** A request at a price of the buyer's own. */
export function OfferControl({ terms, isPending, isAsking, onOffer }: OfferControlProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const listedCents = spaceCentsOf(terms)
  const offer = () => {
    const cents = parseCents(typed)
    const found = checkOffer(cents, listedCents)
    setProblem(found)
    if (cents !== null && !found) onOffer(cents)
  }
  return (
    <details className="rounded-card bg-sunk p-4">
      <summary className="cursor-pointer font-semibold">Offer another price</summary>
      <div className="mt-3 flex flex-col gap-3">
        <p className="text-sm text-ink-soft">
          The seller accepts it, answers with another, or declines. Nothing is held meanwhile; tax and extras
          are added to your price.
        </p>
        <Field
          label="Your price for the space"
          hint={`The listed price is ${formatCents(listedCents)}.`}
          error={problem}
        >
          <AmountInput
            sign="$"
            name="offer"
            inputMode="decimal"
            maxLength={14}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button variant="outline" className="self-start" pending={isPending} onClick={offer}>
          {isAsking ? 'Ask for approval of this offer' : 'Send this offer'}
        </Button>
      </div>
    </details>
  )
}
