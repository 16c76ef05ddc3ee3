import { useQuery } from '@tanstack/react-query'
import type { Proposal } from '#contract/booking/proposals.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { describeFloor } from '#web/booking-parts/floor-words.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { listBelow, type TypedProposal, toPriceInput } from './proposal-words.ts'
import { pricePreviewQuery } from './queries.ts'
import { setDollars } from './typed-lines.ts'

type PricesProps = { typed: TypedProposal; proposal: Proposal }

export type LinesProps = PricesProps & { onChange: (lines: TypedProposal['lines']) => void }

/** What is asked for each space, and whether that is below what the rate card asks at least. */
export function LineFields({ typed, proposal, onChange }: LinesProps) {
  const toFloorWords = useFloorWords({ typed, proposal })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Price of each space</legend>
      {typed.lines.map(({ id, dollars }) => {
        const line = proposal.items.find((item) => item.id === id)
        if (!line) return null
        const card = line.cardCents === null ? '' : `Card: ${formatShortCents(line.cardCents)}. `
        const { error, hint } = toFloorWords(dollars.trim() === '' ? null : id)
        return (
          <Field
            key={id}
            label={`${line.title}, ${toDateRange({ first: line.first, last: line.last })}`}
            hint={hint ?? `${card}Leave empty for the rate card price.`}
            error={error}
            className="max-w-md"
          >
            <AmountInput
              sign="$"
              value={dollars}
              onChange={(event) => onChange(setDollars(typed.lines, id, event.target.value))}
            />
          </Field>
        )
      })}
    </fieldset>
  )
}

type OneFieldProps = PricesProps & { onChange: (one: string) => void }

/** One price, with the spaces whose share of it is below what their cards ask at least. */
export function OneField({ typed, proposal, onChange }: OneFieldProps) {
  const toFloorWords = useFloorWords({ typed, proposal })
  const { error, hint } = listBelow(proposal.items, toFloorWords)
  return (
    <Field
      label="Price of all spaces"
      hint={hint ?? 'Before tax and required extras.'}
      error={error}
      className="max-w-md"
    >
      <AmountInput sign="$" value={typed.one} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

/** Asked as soon as typing pauses. @returns what to say under a line */
function useFloorWords({ typed, proposal }: PricesProps) {
  const mayGoBelow = useMay('undo')
  const settled = useSettled(typed)
  const { data } = useQuery(pricePreviewQuery(proposal.id, toPriceInput(settled)))
  const floors = new Map(data?.lines.map(({ id, floor }) => [id, floor]))
  return (id: number | null) => describeFloor(id === null ? null : floors.get(id), mayGoBelow)
}
