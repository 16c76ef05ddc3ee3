import type { TaskList } from 'graphile-worker'
import { BATCH_LIMITS } from '#domain/booking/proof/match-files.ts'
import type { AppContext } from '../../../context.ts'
import { acceptByTime } from './accept-by-time.ts'
import { fileBatch, sweepBatches } from './batches/file-batch.ts'
import { sweepFaceProblems } from './face-problems/add-problem.ts'
import { publishRoot } from './publish-roots.ts'
import { remindOfProof } from './remind-proof.ts'
import { sweepProofs } from './sweep-proofs.ts'

/** Reminders once a day, in the market's morning, so that a seller gets one letter; the sweep at its night (UTC). */
export const PROOF_CRON = `15 16 * * * remind-proof ?max=3
35 * * * * accept-proofs ?max=1
40 9 * * * sweep-proofs ?max=3
50 1 * * * publish-proof-roots ?max=3`

export function proofTasks(context: AppContext): TaskList {
  return {
    'remind-proof': () => remindOfProof(context),
    'accept-proofs': () => acceptByTime(context),
    'publish-proof-roots': () => publishRoot(context),
    'file-proofs': (payload) => fileBatch(context, payload),
    'sweep-proofs': async () => {
      await sweepBatches(context, BATCH_LIMITS.keptDays)
      await sweepProofs(context)
      await sweepFaceProblems(context)
    },
  }
}
