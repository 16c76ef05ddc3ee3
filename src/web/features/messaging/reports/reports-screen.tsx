import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import type { Report } from '#contract/messaging/reports.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { reportsQuery } from './queries.ts'
import { canTakeDown, describeReason, describeReport } from './report-words.ts'
import { ReportedMessages } from './reported-messages.tsx'

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const

/** Reports about listings, and about messages of conversations. */
export function ReportsScreen() {
  const [status, setStatus] = useState<'open' | 'resolved'>('open')
  const [open, setOpen] = useState<{ report: Report; does: 'resolve' | 'read' } | null>(null)
  const query = useInfiniteQuery(reportsQuery(status))
  return (
    <>
      <SegmentedControl
        legend="Status"
        options={STATUSES}
        value={status}
        onValueChange={setStatus}
        className="mb-4"
      />
      <PagedList query={query} things="reports" empty="Visitors report listings from their pages.">
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((report) => (
              <ReportItem
                key={report.id}
                report={report}
                onResolve={() => setOpen({ report, does: 'resolve' })}
                onRead={() => setOpen({ report, does: 'read' })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
        {open?.does === 'read' && <ReportedMessages report={open.report} />}
        {open?.does === 'resolve' && (
          <Resolution key={open.report.id} report={open.report} onClose={() => setOpen(null)} />
        )}
      </Dialog>
    </>
  )
}

type ReportItemProps = { report: Report; onResolve: () => void; onRead: () => void }

function ReportItem({ report, onResolve, onRead }: ReportItemProps) {
  return (
    <li className="rounded-card border border-rule bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{describeReason(report)}</p>
          <p className="text-sm text-ink-soft">
            <Link to="/listing/$id" params={{ id: String(report.listing.id) }} className="link">
              {report.listing.title}
            </Link>{' '}
            <Badge>{report.listing.status}</Badge>
          </p>
        </div>
        <div className="flex gap-2">
          {report.message && (
            <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={onRead}>
              Read the messages
            </Button>
          )}
          {report.status === 'open' && (
            <Button size="sm" aria-haspopup="dialog" onClick={onResolve}>
              Resolve
            </Button>
          )}
        </div>
      </div>
      {report.details && (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {report.details}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-faint">{describeReport(report)}</p>
    </li>
  )
}

function Resolution({ report, onClose }: { report: Report; onClose: () => void }) {
  const formId = useId()
  const queryClient = useQueryClient()
  const [resolution, setResolution] = useState('')
  const [takesDown, setTakesDown] = useState(false)
  const [error, setError] = useState<string>()
  const resolve = useMutation({
    mutationFn: async (words: string) => {
      if (takesDown) {
        const body = { status: 'archived' as const, reason: words }
        await api('PATCH /api/admin/listings/:id', { params: { id: report.listing.id }, body })
      }
      await api('PATCH /api/admin/reports/:id', { params: { id: report.id }, body: { resolution: words } })
    },
    onSuccess: () => {
      toast({ title: 'Report resolved' })
      onClose()
    },
    onSettled: () => {
      for (const key of ['reports', 'submissions', 'submission-counts'])
        void queryClient.invalidateQueries({ queryKey: [key] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (resolution.trim() === '') return setError('Say what was done')
    resolve.mutate(resolution.trim())
  }
  return (
    <DialogContent
      title="Resolve report"
      description={report.listing.title}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} pending={resolve.isPending}>
            Resolve
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="What was done" error={error} required>
          <Textarea
            name="resolution"
            rows={3}
            maxLength={LIMITS.reason.max}
            value={resolution}
            onChange={(event) => {
              setResolution(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
        {canTakeDown(report) && (
          <Checkbox
            label="Take the listing down"
            hint="The seller gets the words above by mail."
            checked={takesDown}
            onChange={(event) => setTakesDown(event.target.checked)}
          />
        )}
        <FormError>{resolve.error?.message}</FormError>
      </form>
    </DialogContent>
  )
}
