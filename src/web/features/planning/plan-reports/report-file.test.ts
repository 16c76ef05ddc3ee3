import { expect, it } from 'vitest'
import { planReportRoutes } from '#contract/planning/plan-reports.ts'
import { REPORT_FORMATS, type ReportFormat } from '#web/booking-parts/report-files.tsx'
import { toPlanReportFile } from './report-file.ts'

it('every button leads to a file that the API has', () => {
  const paths = Object.values(planReportRoutes).map(({ path }) => path.replace(':id', '7'))
  for (const format of Object.keys(REPORT_FORMATS) as ReportFormat[])
    expect(paths).toContain(toPlanReportFile(7, format))
})
