import { expect, it } from 'vitest'
import { placedOrderRoutes } from '#contract/booking/orders-placed.ts'
import { REPORT_FORMATS, type ReportFormat } from '#web/booking-parts/report-files.tsx'
import { toOrderReportFile } from './order-report-file.ts'

it('every button leads to a file that the API has', () => {
  const paths = Object.values(placedOrderRoutes).map(({ path }) => path.replace(':id', '7'))
  for (const format of Object.keys(REPORT_FORMATS) as ReportFormat[])
    expect(paths).toContain(toOrderReportFile(7, format))
})
