import { type FormEvent, useId, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CANNED_REASONS } from './canned-reasons.ts'
import { NewerVersionNotice } from './newer-version-notice.tsx'
import { useDecide } from './use-decide.ts'

type RejectDialogProps = {
  /** Null while closed. */
  listing: Listing | null
  /** Decide a revision of a public listing, instead of the listing itself. */
  revisionId?: number | undefined
  onClose: () => void
}

export function RejectDialog({ listing, revisionId, onClose }: RejectDialogProps) {
  return (
    <Dialog open={listing !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {listing && <Rejection key={listing.id} listing={listing} revisionId={revisionId} onClose={onClose} />}
    </Dialog>
  )
}

type DecisionProps = { listing: Listing; revisionId: number | undefined; onClose: () => void }

function Rejection({ listing, revisionId, onClose }: DecisionProps) {
  const { decide, seen, newer, accept } = useDecide(listing, revisionId)
  const what = revisionId ? 'change' : 'listing'
  const formId = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rejectionReason = reason.trim()
    if (rejectionReason === '') return setError('Rejection reason is required')
    decide.mutate({ status: 'rejected', rejectionReason }, { onSuccess: onClose })
  }
  const write = (text: string) => {
    setReason(text)
    setError(undefined)
  }
  return (
    <DialogContent
      size={newer ? 'lg' : undefined}
      title={`Reject ${what}`}
      description={
        revisionId
          ? 'The listing stays public as it was. The seller reads the reason and can change it again.'
          : 'The seller reads the reason, can change the listing and submit it again.'
      }
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button
            type="submit"
            form={formId}
            variant="destructive"
            pending={decide.isPending}
            disabled={newer !== null}
          >
            {decide.isPending ? 'Rejecting...' : 'Reject'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="font-semibold">{seen.title}</p>
        <Field label="Rejection reason" error={error} required>
          <Textarea
            name="rejectionReason"
            value={reason}
            maxLength={LIMITS.reason.max}
            rows={4}
            onChange={(event) => write(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">Common reasons</legend>
          <div className="flex flex-wrap gap-1.5">
            {CANNED_REASONS.map(({ label, text }) => (
              <Button key={label} size="sm" variant="outline" onClick={() => write(text)}>
                {label}
              </Button>
            ))}
          </div>
        </fieldset>
        {newer ? (
          <NewerVersionNotice seen={seen} newer={newer} onAccept={accept} />
        ) : (
          <FormError>{decide.error?.message}</FormError>
        )}
      </form>
    </DialogContent>
  )
}
