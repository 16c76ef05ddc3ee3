import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PlanReport } from '#contract/planning/plan-reports.ts'
import { listReportMoney } from '#domain/booking/report/report-figures.ts'
import { toLongDate } from '#domain/format-dates.ts'
import {
  describeMediumCount,
  describeReportTotal,
  listOpen,
  PLAN_REPORT_NOTES,
} from '#domain/planning/plan-report-words.ts'
import { FigureList } from '#web/booking-parts/figure-list.tsx'
import { ReportFiles } from '#web/booking-parts/report-files.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { planReportQuery } from './queries.ts'
import { toPlanReportFile } from './report-file.ts'
import { ReportedBookings } from './reported-bookings.tsx'

/** What a plan has come to: its bookings side by side, and what they brought a basis. */
export function PlanReportScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(planReportQuery(id))
  if (error && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the report..." />
  return <LoadedReport report={data} />
}

function LoadedReport({ report }: { report: PlanReport }) {
  const open = listOpen(report)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <ReportHead report={report} />
      <section aria-label="Result" className="rounded-card bg-sunk px-5 py-5">
        <ul className="flex flex-col gap-1.5 font-semibold tabular-nums">
          {report.totals.map((total) => (
            <li key={total.basis ?? 'none'}>{describeReportTotal(total)}</li>
          ))}
        </ul>
      </section>
      <PageSection title="By booking" lead="What was contracted, what was delivered, and what shows it.">
        <ReportedBookings bookings={report.bookings} />
      </PageSection>
      {report.counts.length > 0 && (
        <PageSection
          title="What was counted"
          lead="By medium, and by what shows it; never added up across them."
        >
          <ul className="flex flex-col gap-1.5 tabular-nums">
            {report.counts.map(describeMediumCount).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </PageSection>
      )}
      {open.length > 0 && (
        <PageSection title="What is missing or open">
          <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title="Money" lead="Of these bookings, tax and extras included.">
        <FigureList figures={listReportMoney(report)} />
      </PageSection>
      <PageSection title="How to read it">
        <ul className="flex flex-col gap-1.5 text-ink-soft">
          {PLAN_REPORT_NOTES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}

function ReportHead({ report: { planId, name, asOf, isOver } }: { report: PlanReport }) {
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p>
          <Link to="/plans/$id" params={{ id: String(planId) }} className="link">
            The plan
          </Link>
        </p>
        <h1 className="text-3xl wrap-anywhere">Report: {name}</h1>
        <p className="text-ink-soft">{`As of ${toLongDate(asOf)}${isOver ? '' : ', it is not over'}`}</p>
      </div>
      <ReportFiles toFile={(format) => toPlanReportFile(planId, format)} />
    </header>
  )
}
