import { useMutation } from '@tanstack/react-query'
import type { Listing } from '#contract/listings/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import {
  LISTING_REPORT_REASONS,
  type ListingReportReason,
  REPORT_REASON_LABELS,
} from '#domain/messaging/reports.ts'
import { api } from '#web/platform/api.ts'
import { ReportDialogFrame } from '#web/ui/report-dialog-frame.tsx'
import { toast } from '#web/ui/toast.ts'

type ReportDialogProps = { listing: Listing; isOpen: boolean; onClose: () => void }

const OPTIONS = LISTING_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))

/** Lets anyone report a problem with a listing to the admins. */
export function ReportDialog({ listing, isOpen, onClose }: ReportDialogProps) {
  const report = useMutation({
    mutationFn: (body: { reason: ListingReportReason; details: string }) =>
      api('POST /api/listings/:id/reports', { params: { id: listing.id }, body }),
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'Thank you. An admin will look at this listing.' })
      onClose()
    },
  })
  return (
    <ReportDialogFrame
      title="Report this listing"
      description={listing.title}
      options={OPTIONS}
      maxLength={LIMITS.reason.max}
      isOpen={isOpen}
      isPending={report.isPending}
      failure={report.error?.message}
      onReport={(given, clear) => report.mutate(given, { onSuccess: clear })}
      onClose={onClose}
    />
  )
}
