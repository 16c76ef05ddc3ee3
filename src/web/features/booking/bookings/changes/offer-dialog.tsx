import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { CHANGE_HOURS, type ChangeKind } from '#domain/booking/change.ts'
import { LIMITS } from '#domain/limits.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { OfferFields } from './offer-fields.tsx'
import { checkOffer, type OfferForm, type OfferProblems } from './offer-form.ts'
import { changePreviewQuery } from './queries.ts'
import { SideBySide } from './side-by-side.tsx'
import { useChangeStep } from './use-change-step.ts'

type OfferDialogProps = { booking: Booking; kinds: readonly ChangeKind[]; onClose: () => void }

/** Days or money for days that were not shown, offered by the seller. */
export function OfferDialog({ booking, kinds, onClose }: OfferDialogProps) {
  const formId = useId()
  const [form, setForm] = useState<OfferForm>(() => begin(booking))
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<OfferProblems & { reason?: string }>({})
  const { asked: settled = null } = checkOffer(useSettled(form))
  const preview = useQuery(changePreviewQuery(booking, settled))
  // never what was typed before
  const shown = settled && !preview.isPlaceholderData ? preview.data : undefined
  const take = useChangeStep(booking, onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { asked, problems: found } = checkOffer(form)
    const words = reason.trim()
    setProblems({ ...found, ...(words === '' && { reason: 'Please say why' }) })
    if (asked && words !== '')
      take.mutate({ step: 'propose', version: booking.version, asked, reason: words })
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        size="lg"
        title="Make up for lost days"
        description={`For days on which the space did not show the advertisement. ${booking.other.name} has ${CHANGE_HOURS} hours to accept or decline.`}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={take.isPending}>
              Send the offer
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={send}>
          <OfferFields
            {...{ booking, kinds, form, problems }}
            onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          />
          <Field label="Reason" hint="The other side reads it." error={problems.reason} required>
            <Textarea
              name="reason"
              rows={2}
              maxLength={LIMITS.reason.max}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <div aria-live="polite" aria-busy={preview.isFetching} className="empty:hidden">
            {settled && preview.error && <Alert tone="warning">{preview.error.message}</Alert>}
            {shown && booking.terms && (
              <SideBySide before={booking.terms} after={shown.terms} asked="Offered" />
            )}
          </div>
          <RefusalError error={take.error} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** A credit, which is there to choose as long as anything is. */
function begin({ terms, request }: Booking): OfferForm {
  const unitId = terms?.units[0]?.unitId ?? request.unitId
  return { kind: 'credit', lostFrom: '', lostTo: '', credit: '', unitId, from: '', to: '' }
}
