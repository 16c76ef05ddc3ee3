import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Avails } from '#contract/booking/avails.ts'
import { HOLD_WORKING_DAYS } from '#domain/booking/clients.ts'
import { earliestDay } from '#domain/booking/sale-window.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { AvailsSearch } from './avails-search.ts'
import { listDrafts, pickDraft } from './draft-words.ts'
import { draftsQuery } from './queries.ts'

type PlainActionsProps = { avails: Avails; search: AvailsSearch }

/** What is done with the marked cells of the table: each button posts the form to where it is done. */
export function PlainActions({ avails, search }: PlainActionsProps) {
  const toHref = useApiHref()
  return (
    <div className="sticky bottom-2 z-10 flex flex-wrap items-end gap-3 rounded-card border border-control bg-raised p-3 shadow-pop print:hidden">
      <Field label="For whom" className="min-w-32 flex-1 sm:max-w-72">
        <Input name="label" maxLength={120} placeholder="Only your company reads it" />
      </Field>
      <Button type="submit">
        Block<span className="max-sm:sr-only"> the marked cells</span>
      </Button>
      <IfMay needs="sell">
        <Field label="Held until" className="w-40">
          <DateInput
            name="until"
            min={avails.today}
            defaultValue={earliestDay(avails.today, HOLD_WORKING_DAYS)}
          />
        </Field>
        <Button type="submit" name="act" value="hold" variant="outline">
          Hold
        </Button>
        <RequestKey />
        <Button type="submit" formAction={toHref('/api/my/proposals/cells')} variant="outline">
          Propose
        </Button>
        <AddToDraft proposal={search.proposal} />
        {search.brief !== undefined && (
          <Button type="submit" formAction={toHref(`/api/my/briefs/${search.brief}/cells`)}>
            Answer the brief
          </Button>
        )}
        <Button type="submit" name="act" value="release" variant="outline">
          Release
        </Button>
      </IfMay>
    </div>
  )
}

/** Pressed twice, the same cells make one proposal. */
function RequestKey() {
  const [key] = useState(randomId)
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />
}

function AddToDraft({ proposal }: Pick<AvailsSearch, 'proposal'>) {
  const toHref = useApiHref()
  const { data } = useQuery(draftsQuery)
  const options = listDrafts(data?.items ?? [])
  const picked = pickDraft(options, proposal)
  if (picked === '') return null
  return (
    <>
      <Field label="Draft" className="min-w-40 flex-1 sm:max-w-60">
        <Select key={picked} name="proposal" defaultValue={picked} options={options} />
      </Field>
      <Button type="submit" formAction={toHref('/api/my/proposals/lines')} variant="outline">
        Add to it
      </Button>
    </>
  )
}
