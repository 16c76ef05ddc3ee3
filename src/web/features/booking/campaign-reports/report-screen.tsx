import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { listReportFacts, listReportFigures, listReportMoney } from '#domain/booking/report/report-figures.ts'
import { VISITS_NOTE } from '#domain/booking/response/response-words.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { FigureList } from '#web/booking-parts/figure-list.tsx'
import { ReportFiles } from '#web/booking-parts/report-files.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { campaignReportQuery } from './queries.ts'
import { describeVersion, toReportFile } from './report-address.ts'
import { ReportLines } from './report-lines.tsx'
import { ReportProofs } from './report-proofs.tsx'
import { ReportVisits } from './report-visits.tsx'

/** `version`: one that is kept; absent: as of now. */
type ReportScreenProps = { id: string; version: number | undefined }

/** What was contracted of a booking beside what was delivered, for both of its sides. */
export function ReportScreen({ id, version }: ReportScreenProps) {
  const { data, isError, error, refetch } = useQuery(campaignReportQuery(id, version))
  if (isError && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the report..." />
  return <LoadedReport id={id} report={data} />
}

function LoadedReport({ id, report }: { id: string; report: CampaignReport }) {
  const { body, sha256, previews } = report
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-4 md:px-6 md:py-6">
      <ReportHead id={id} report={report} />
      <FigureList figures={listReportFigures(body)} isLarge />
      <PageSection title="What it was">
        <FigureList figures={listReportFacts(body)} />
      </PageSection>
      <PageSection title="By line" lead="What was contracted, what was delivered, and what shows it.">
        <ReportLines lines={body.lines} />
      </PageSection>
      {body.visits && (
        <PageSection title="Visits by code" lead={VISITS_NOTE}>
          <ReportVisits visits={body.visits} />
        </PageSection>
      )}
      {body.missing.length > 0 && (
        <PageSection title="What is missing or open">
          <ul className="flex list-disc flex-col gap-1.5 pl-5 wrap-anywhere">
            {body.missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title="Money" lead="Tax and extras included.">
        <FigureList figures={listReportMoney(body)} />
      </PageSection>
      {body.proofs.length > 0 && (
        <PageSection title="Proof">
          <ReportProofs proofs={body.proofs} previews={previews} />
        </PageSection>
      )}
      <PageSection title="How to read it">
        <ul className="flex flex-col gap-1.5 text-ink-soft">
          {body.notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="text-sm wrap-anywhere text-ink-faint">SHA-256 of this report {sha256}</p>
      </PageSection>
    </div>
  )
}

function ReportHead({ id, report: { body, version, versions } }: { id: string; report: CampaignReport }) {
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p>
          <Link to="/bookings/$id" params={{ id }} className="link">
            Booking {body.reference}
          </Link>
        </p>
        <h1 className="text-3xl wrap-anywhere">Report: {body.space.title}</h1>
        <p className="text-ink-soft">
          {version === null ? 'As of' : `Version ${version}, as of`} {toLongDate(body.asOf)}
        </p>
      </div>
      <ReportFiles toFile={(format) => toReportFile(id, format, version)} />
      {versions.length > 0 && (
        <nav aria-label="Versions that are kept">
          <ul className="flex flex-col gap-1">
            {version !== null && (
              <li>
                <Link to="/bookings/$id/report" params={{ id }} className="link">
                  As of now
                </Link>
              </li>
            )}
            {versions
              .filter((one) => one.version !== version)
              .map((one) => (
                <li key={one.version}>
                  <Link
                    to="/bookings/$id/report"
                    params={{ id }}
                    search={{ version: one.version }}
                    className="link"
                  >
                    {describeVersion(one)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </header>
  )
}
