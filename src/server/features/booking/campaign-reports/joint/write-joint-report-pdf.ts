import { join } from 'node:path'
import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../../context.ts'
import { makeFile } from '../../../../platform/child/make-file.ts'
import { withSpoolFolder } from '../../../../platform/uploads/spool.ts'

const PROCESS = join(import.meta.dirname, 'joint-report-process.ts')

/** The report of several bookings as a PDF, drawn in a process of its own, as that of a plan. @param subject for whom @throws AppError `unavailable` */
export function writeJointReportPdf(
  { config }: Pick<AppContext, 'config'>,
  report: JointReport,
  subject: string,
): Promise<Buffer> {
  return withSpoolFolder(config.DATA_DIR, async (folder) =>
    required(await makeFile({ entry: PROCESS, input: { report }, folder, subject })),
  )
}
