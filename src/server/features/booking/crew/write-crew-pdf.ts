import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CrewList } from '#contract/booking/crew.ts'
import type { AppContext } from '../../../context.ts'
import { runChild } from '../../../platform/child/run-child.ts'
import { createGate } from '../../../platform/uploads/gate.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import type { CrewInput } from './crew-process.ts'

const PROCESS = join(import.meta.dirname, 'crew-process.ts')
const BOUNDS = { seconds: 60, megabytes: 500, heapMegabytes: 384 }
const WRITERS = createGate({ atOnce: 1, waiting: 20, perSubject: 1, waitingPerSubject: 2 })

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
  return withSpoolFolder(config.DATA_DIR, async (folder) => {
    const input: CrewInput = { list, target: join(folder, 'crew.pdf') }
    const answer = await WRITERS.run(String(personId), () => runChild<null>(PROCESS, input, BOUNDS))
    if ('value' in answer) return readFile(input.target)
    throw new Error(`no crew list: ${'failure' in answer ? answer.failure : answer.refusal}`)
  })
}
