import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { Availability } from '#contract/booking/availability.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ProposeDaysInput } from '#contract/booking/proposals-starts.ts'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { checkProposal, type ProposalProblems } from '../detail/proposal-form.ts'
import { bookingQuery } from '../detail/queries.ts'
import { NO_UNIT, toDays, toDaysForm } from './offer-form.ts'
import { offerAvailabilityQuery } from './queries.ts'

type ProposeDialogProps = { conversation: Conversation; onClose: () => void }

/** The space of a conversation for its buyer, as a draft: what is said and asked is on the page of the draft. */
export function ProposeDialog({ conversation, onClose }: ProposeDialogProps) {
  const formId = useId()
  const { listing, other, booking } = conversation
  const { data: sold, error } = useQuery(offerAvailabilityQuery(listing.id))
  const asked = useQuery({ ...bookingQuery(String(booking?.id)), enabled: booking !== null })
  const propose = usePropose(conversation)
  const isReady = sold !== undefined && (booking === null || !asked.isPending)
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={`Propose to ${other.company ?? other.name}`}
        description="A draft with this space. You send it from its own page: your client reads prices, pictures and a map by a link."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={propose.isPending} disabled={!isReady}>
              Begin the proposal
            </Button>
          </>
        }
      >
        {error && <Alert tone="warning">{error.message}</Alert>}
        {!isReady && !error && <LoadingState label="Looking for free dates..." />}
        {isReady && (
          <DaysForm
            {...{ formId, sold }}
            asked={asked.data ?? null}
            error={propose.error}
            onBegin={propose.mutate}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

type DaysFormProps = {
  formId: string
  sold: Availability
  asked: Booking | null
  error: Error | null
  onBegin: (days: ProposeDaysInput) => void
}

function DaysForm({ formId, sold, asked, error, onBegin }: DaysFormProps) {
  const [form, setForm] = useState(() => toDaysForm(sold, asked))
  const [problems, setProblems] = useState<ProposalProblems>({})
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { input, problems: found = {} } = checkProposal(form)
    setProblems(found)
    if (input) onBegin(toDays(input))
  }
  return (
    <form id={formId} noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
      {sold.units.length > 1 && (
        <Field label="What" className="sm:col-span-2">
          <Select
            value={String(form.unitId)}
            onChange={(event) => set({ unitId: Number(event.target.value) })}
            options={sold.units.map(({ id, name }) => ({ value: String(id ?? NO_UNIT), label: name }))}
          />
        </Field>
      )}
      <Field label="First day" error={problems.from}>
        <DateInput value={form.from} onChange={(event) => set({ from: event.target.value })} />
      </Field>
      <Field label="Last day" error={problems.to}>
        <DateInput value={form.to} onChange={(event) => set({ to: event.target.value })} />
      </Field>
      <Field
        label="Price of the space"
        optional
        hint="Before tax. Leave empty to use the rate card."
        error={problems.space}
        className="sm:col-span-2"
      >
        <AmountInput sign="$" value={form.space} onChange={(event) => set({ space: event.target.value })} />
      </Field>
      <div className="empty:hidden sm:col-span-2">
        <RefusalError error={error} />
      </div>
    </form>
  )
}

function usePropose({ id }: Pick<Conversation, 'id'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const begin = useOnce((body: ProposeDaysInput, headers) =>
    api('POST /api/conversations/:id/proposals', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: begin,
    onSuccess: async (proposal) => {
      await queryClient.invalidateQueries({ queryKey: ['proposals'] })
      void navigate({ to: '/sell/proposals/$id', params: { id: String(proposal.id) } })
    },
  })
}
