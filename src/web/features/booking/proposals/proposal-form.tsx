import { type FormEvent, useState } from 'react'
import type { Proposal } from '#contract/booking/proposals.ts'
import { PROPOSAL_LIMITS, VALID_DAYS } from '#domain/booking/proposals.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type TypedSpace, toTypedSpace } from './add-space.ts'
import { AddSpaceFields } from './add-space-fields.tsx'
import { LineFields, type LinesProps, OneField } from './price-fields.tsx'
import { type TypedProposal, toInput, toTyped } from './proposal-words.ts'
import { isLastLine, toggleLine } from './typed-lines.ts'
import { useChangeProposal } from './use-change-proposal.ts'
import { WithdrawButton } from './withdraw-button.tsx'

type ProposalFormProps = { proposal: Proposal; onDeleted: () => void }

/** What is said and asked, and sending it. Why it was not sent stays, although the fields begin anew with what was saved. */
export function ProposalForm({ proposal, onDeleted }: ProposalFormProps) {
  const change = useChangeProposal(proposal, { onDeleted })
  // stays where saving went well and adding did not
  const [space, setSpace] = useState(() => toTypedSpace(proposal))
  return <Fields key={proposal.updatedAt} {...{ proposal, change, space, setSpace }} />
}

type FieldsProps = {
  proposal: Proposal
  change: ReturnType<typeof useChangeProposal>
  space: TypedSpace
  setSpace: (space: TypedSpace) => void
}

function Fields({ proposal, change, space, setSpace }: FieldsProps) {
  const { save, add, send, withdraw, remove, isBusy, error } = change
  const [typed, setTyped] = useState(() => toTyped(proposal))
  const [problem, setProblem] = useState<string>()
  const set = (some: Partial<TypedProposal>) => setTyped({ ...typed, ...some })
  const pass = (to: typeof save) => {
    const read = toInput(typed, proposal.updatedAt)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    to(read.input)
  }
  // the Enter key in a field saves; only its own button sends a mail
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) pass(save)
  }
  const isSent = proposal.version > 0
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Change the proposal"
      className="flex flex-col gap-5 border-t border-rule pt-6 noscript:hidden"
    >
      <WordFields typed={typed} set={set} />
      <RadioGroup
        legend="Price"
        value={typed.price}
        onValueChange={(price) => set({ price })}
        options={[
          { value: 'lines', label: 'A price for each space' },
          {
            value: 'one',
            label: 'One price for all spaces',
            hint: 'Divided among the spaces in proportion to the rate card, to the cent.',
          },
        ]}
      />
      {typed.price === 'one' ? (
        <OneField typed={typed} proposal={proposal} onChange={(one) => set({ one })} />
      ) : (
        <LineFields typed={typed} proposal={proposal} onChange={(lines) => set({ lines })} />
      )}
      <LineChoice typed={typed} proposal={proposal} onChange={(lines) => set({ lines })} />
      <AddSpaceFields
        {...{ proposal, isBusy }}
        typed={space}
        onChange={setSpace}
        onAdd={(cells) => pass((input) => add(input, cells))}
      />
      <Field
        label="Valid for days"
        hint={`${VALID_DAYS.min} to ${VALID_DAYS.max}, counted from sending; never past the day on which the first space begins.`}
        className="max-w-60"
      >
        <Input
          type="number"
          min={VALID_DAYS.min}
          max={VALID_DAYS.max}
          value={typed.validDays}
          onChange={(event) => set({ validDays: event.target.value })}
        />
      </Field>
      <Checkbox
        label="Hold all dates until then"
        hint={
          proposal.client.hasAccount
            ? `${proposal.client.name} has its own account now: dates cannot be held on its behalf.`
            : 'All of them are held, or nothing is sent.'
        }
        disabled={proposal.client.hasAccount && !typed.holds}
        checked={typed.holds}
        onChange={(event) => set({ holds: event.target.checked })}
      />
      <RefusalError error={error} problem={problem} />
      <div className="flex flex-wrap gap-2">
        <Button pending={isBusy} onClick={() => pass(send)}>
          {isSent ? 'Save and send again' : 'Save and send'}
        </Button>
        <Button type="submit" variant="outline" disabled={isBusy}>
          Save
        </Button>
        {isSent ? (
          <WithdrawButton isBusy={isBusy} onWithdraw={withdraw} />
        ) : (
          <Button variant="ghost" disabled={isBusy} onClick={remove}>
            Delete
          </Button>
        )}
      </div>
    </form>
  )
}

type WordsProps = { typed: TypedProposal; set: (some: Partial<TypedProposal>) => void }

function WordFields({ typed, set }: WordsProps) {
  return (
    <>
      <Field label="Title">
        <Input
          maxLength={PROPOSAL_LIMITS.title}
          value={typed.title}
          dir="auto"
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field label="Introduction" optional hint="Your client reads it above the spaces.">
        <Textarea
          rows={3}
          maxLength={PROPOSAL_LIMITS.intro}
          value={typed.intro}
          dir="auto"
          onChange={(event) => set({ intro: event.target.value })}
        />
      </Field>
    </>
  )
}

/** Which spaces stay in it; one at least. */
function LineChoice({ typed, proposal, onChange }: LinesProps) {
  if (proposal.items.length === 1) return null
  const ids = proposal.items.map(({ id }) => id)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Spaces in it</legend>
      {proposal.items.map((line) => (
        <Checkbox
          key={line.id}
          label={`${line.title}, ${toDateRange({ first: line.first, last: line.last })}`}
          checked={typed.lines.some(({ id }) => id === line.id)}
          disabled={isLastLine(typed.lines, line.id)}
          onChange={() => onChange(toggleLine(typed.lines, ids, line.id))}
        />
      ))}
    </fieldset>
  )
}
