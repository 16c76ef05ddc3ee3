import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Report } from '#contract/messaging/reports.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { reportsQuery } from './queries.ts'
import { describeReason, describeReport } from './report-words.ts'
import { ReportedMessages } from './reported-messages.tsx'
import { Resolution } from './resolution.tsx'

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
