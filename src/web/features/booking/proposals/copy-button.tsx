import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { Proposal } from '#contract/booking/proposals.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { firstDayOfCopy } from './copy-days.ts'
import { PROPOSALS_KEY } from './queries.ts'

/** The same spaces for the same client once more, for these dates or the next ones. */
export function CopyButton({ proposal }: { proposal: Proposal }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className="self-start noscript:hidden"
      >
        Copy this proposal
      </Button>
      {isAsked && <CopyDialog proposal={proposal} onClose={() => setAsked(false)} />}
    </>
  )
}

function CopyDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const formId = useId()
  const today = toMarketDate(new Date())
  const [from, setFrom] = useState(() => firstDayOfCopy(proposal.items, today))
  const copy = useCopy(proposal.id, onClose)
  const refused = copy.error instanceof ApiError ? copy.error.fields.from : undefined
  const problem = from === '' ? 'Please give the first day' : refused
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from !== '') copy.mutate(from)
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Copy this proposal"
        description={`A new draft for ${proposal.client.name} with the same spaces, at the rate card of today. Nothing is sent yet.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={copy.isPending}>
              Copy
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label="First day"
            hint="The other spaces keep their distance from it, each in whole periods."
            error={problem}
            className="max-w-60"
          >
            <DateInput
              min={addDays(today, 1)}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          </Field>
          <RefusalError error={refused ? null : copy.error} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

function useCopy(id: number, onDone: () => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const begin = useOnce((from: string, headers) =>
    api('POST /api/my/proposals/:id/copies', { params: { id }, body: { from }, headers }),
  )
  return useMutation({
    mutationFn: begin,
    onSuccess: async (made) => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: [...PROPOSALS_KEY, 'list'] })
      void navigate({ to: '/sell/proposals/$id', params: { id: String(made.id) } })
    },
  })
}
