import type { ReactNode } from 'react'
import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import {
  describeMediumCount,
  describeReportTotal,
  JOINT_REPORT_NOTES,
  listOpen,
} from '#domain/booking/report/joint-report-words.ts'
import { listReportMoney } from '#domain/booking/report/report-figures.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { FigureList } from '#web/booking-parts/figure-list.tsx'
import { ReportFiles, type ReportFormat } from '#web/booking-parts/report-files.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { ReportedBookings } from './reported-bookings.tsx'

type HeadProps = { report: JointReport; back: ReactNode; toFile: (format: ReportFormat) => string }
type JointReportPageProps = HeadProps & { caption: string }

/** What several bookings have come to: side by side, and what they brought a basis. `back`: to what they belong to. */
export function JointReportPage({ report, caption, back, toFile }: JointReportPageProps) {
  const open = listOpen(report)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <ReportHead report={report} back={back} toFile={toFile} />
      <section aria-label="Result" className="rounded-card bg-sunk px-5 py-5">
        <ul className="flex flex-col gap-1.5 font-semibold tabular-nums">
          {report.totals.map((total) => (
            <li key={total.basis ?? 'none'}>{describeReportTotal(total)}</li>
          ))}
        </ul>
      </section>
      <PageSection title="By booking" lead="What was contracted, what was delivered, and what shows it.">
        <ReportedBookings bookings={report.bookings} caption={caption} />
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
          {JOINT_REPORT_NOTES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}

function ReportHead({ report: { name, asOf, isOver }, back, toFile }: HeadProps) {
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p>{back}</p>
        <h1 className="text-3xl wrap-anywhere">Report: {name}</h1>
        <p className="text-ink-soft">{`As of ${toLongDate(asOf)}${isOver ? '' : ', it is not over'}`}</p>
      </div>
      <ReportFiles toFile={toFile} />
    </header>
  )
}
