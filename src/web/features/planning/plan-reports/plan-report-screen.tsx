import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { JointReportPage } from '#web/booking-parts/joint-report/joint-report-page.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { planReportQuery } from './queries.ts'
import { toPlanReportFile } from './report-file.ts'

/** What a plan has come to. */
export function PlanReportScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(planReportQuery(id))
  if (error && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the report..." />
  return (
    <JointReportPage
      report={data}
      caption="Bookings of the plan"
      back={
        <Link to="/plans/$id" params={{ id }} className="link">
          The plan
        </Link>
      }
      toFile={(format) => toPlanReportFile(data.planId, format)}
    />
  )
}
