import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { JointReportPage } from '#web/booking-parts/joint-report/joint-report-page.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toOrderReportFile } from './order-report-file.ts'
import { orderReportQuery } from './queries.ts'

/** What an order has come to. */
export function OrderReportScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(orderReportQuery(id))
  if (error && !data)
    return <ErrorState headingLevel={1} title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the report..." />
  return (
    <JointReportPage
      report={data}
      caption="Bookings of the order"
      back={
        <Link to="/orders/$id" params={{ id }} className="link">
          The order
        </Link>
      }
      toFile={(format) => toOrderReportFile(data.orderId, format)}
    />
  )
}
