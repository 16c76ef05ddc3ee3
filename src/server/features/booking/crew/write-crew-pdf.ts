import { join } from 'node:path'
import type { CrewList } from '#contract/booking/crew.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { makeFile } from '../../../platform/child/make-file.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'

const PROCESS = join(import.meta.dirname, 'crew-process.ts')

/** So many are drawn in some milliseconds: to start a process takes longer. */
const FEW_JOBS = 40

/** A week of two thousand jobs takes seconds: in a process of its own. @throws AppError `unavailable` */
export async function writeCrewPdf(
  { config }: Pick<AppContext, 'config'>,
  { personId, list }: { personId: number; list: CrewList },
): Promise<Buffer> {
  if (list.jobs.length <= FEW_JOBS) {
    // the PDF library is loaded on first use
    const { renderCrew } = await import('./render-crew.ts')
    return renderCrew(list)
  }
  return withSpoolFolder(config.DATA_DIR, async (folder) =>
    required(await makeFile({ entry: PROCESS, input: { list }, folder, subject: String(personId) })),
  )
}
