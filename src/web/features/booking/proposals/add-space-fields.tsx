import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { HoldCellsInput } from '#contract/booking/avails.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { listFaces, type TypedSpace, toCells } from './add-space.ts'
import { facesQuery } from './queries.ts'

type AddSpaceFieldsProps = {
  proposal: Proposal
  typed: TypedSpace
  onChange: (typed: TypedSpace) => void
  isBusy: boolean
  /** Saves what is typed elsewhere in the form too. */
  onAdd: (cells: HoldCellsInput['cells']) => void
}

/** One more space; many are quicker to choose in the grid. */
export function AddSpaceFields({ proposal, typed, onChange, isBusy, onAdd }: AddSpaceFieldsProps) {
  const q = typed.q.trim()
  const settled = useSettled(q)
  const { data, isPlaceholderData } = useQuery(facesQuery(settled))
  // what was found by other words is not what is added
  const isFinding = settled !== q || isPlaceholderData
  const [problem, setProblem] = useState<string>()
  const options = listFaces(data?.rows ?? [])
  const set = (some: Partial<TypedSpace>) => onChange({ ...typed, ...some })
  const add = () => {
    const read = toCells(typed, options)
    setProblem('problem' in read ? read.problem : undefined)
    if ('cells' in read) onAdd(read.cells)
  }
  if (proposal.items.length >= PROPOSAL_LIMITS.lines)
    return (
      <p className="text-sm text-ink-soft">{`A proposal has at most ${PROPOSAL_LIMITS.lines} spaces.`}</p>
    )
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1.5 text-sm font-semibold">Add a space</legend>
      <Field label="Find a space" optional>
        <Input
          type="search"
          value={typed.q}
          maxLength={LIMITS.searchText.max}
          placeholder="Unit id, title or place"
          onChange={(event) => set({ q: event.target.value, face: '' })}
          // the key is for the form, which would be saved
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <Field label="Space">
        <Select
          value={typed.face || options[0]?.value}
          onChange={(event) => set({ face: event.target.value })}
          options={options}
        />
      </Field>
      <Field label="First day of it">
        <DateInput value={typed.from} onChange={(event) => set({ from: event.target.value })} />
      </Field>
      <Field label="Last day of it">
        <DateInput value={typed.to} onChange={(event) => set({ to: event.target.value })} />
      </Field>
      <div className="flex flex-col items-start gap-2 sm:col-span-2">
        <FormError>{problem}</FormError>
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="outline" disabled={isBusy || isFinding} onClick={add}>
            Save and add it
          </Button>
          {proposal.status === 'draft' && (
            <Link to="/sell/avails" search={{ proposal: proposal.id }} className="link text-sm">
              Choose several on Avails
            </Link>
          )}
        </p>
      </div>
    </fieldset>
  )
}
