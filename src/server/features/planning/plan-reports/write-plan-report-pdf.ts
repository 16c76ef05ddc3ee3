import { join } from 'node:path'
import type { PlanReport } from '#contract/planning/plan-reports.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { makeFile } from '../../../platform/child/make-file.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'

const PROCESS = join(import.meta.dirname, 'plan-report-process.ts')

/** The report of a plan as a PDF, drawn in a process of its own, as that of the plan. @param subject for whom @throws AppError `unavailable` */
export function writePlanReportPdf(
  { config }: Pick<AppContext, 'config'>,
  report: PlanReport,
  subject: string,
): Promise<Buffer> {
  return withSpoolFolder(config.DATA_DIR, async (folder) =>
    required(await makeFile({ entry: PROCESS, input: { report }, folder, subject })),
  )
}
