import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import {
  LISTING_REPORT_REASONS,
  type ListingReportReason,
  REPORT_REASON_LABELS,
} from '#domain/messaging/reports.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { ReasonFields, type ReasonGiven } from '#web/ui/reason-fields.tsx'
import { toast } from '#web/ui/toast.ts'

type ReportDialogProps = { listing: Listing; isOpen: boolean; onClose: () => void }

const OPTIONS = LISTING_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))
const NOTHING = { reason: undefined, details: '' }

/** Lets anyone report a problem with a listing to the admins. */
export function ReportDialog({ listing, isOpen, onClose }: ReportDialogProps) {
  const formId = useId()
  const [given, setGiven] = useState<ReasonGiven<ListingReportReason>>(NOTHING)
  const [isTried, setIsTried] = useState(false)
  const report = useMutation({
    mutationFn: (body: { reason: ListingReportReason; details: string }) =>
      api('POST /api/listings/:id/reports', { params: { id: listing.id }, body }),
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'Thank you. An admin will look at this listing.' })
      setGiven(NOTHING)
      setIsTried(false)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const { reason, details } = given
    if (reason) report.mutate({ reason, details })
  }
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title="Report this listing"
        description={listing.title}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <Button type="submit" form={formId} pending={report.isPending}>
              {report.isPending ? 'Sending...' : 'Send report'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <ReasonFields
            legend="What is wrong with it?"
            options={OPTIONS}
            value={given}
            onChange={setGiven}
            error={isTried && !given.reason ? 'Please choose a reason' : undefined}
            maxLength={LIMITS.reason.max}
          />
          <FormError>{report.error?.message}</FormError>
        </form>
      </DialogContent>
    </Dialog>
  )
}
