import { join } from 'node:path'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { makeFile } from '../../../platform/child/make-file.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { fetchPictures } from '../avails/print-pictures.ts'
import { readPrintPlaces } from '../avails/print-places.ts'
import type { ProposalInput } from './render-proposal.ts'

const PROCESS = join(import.meta.dirname, 'proposal-process.ts')

/** So many are drawn in some milliseconds: to start a process takes longer. */
const FEW_LINES = 5

/** Whoever holds its link may ask for it: a long one in a process of its own. @throws AppError `unavailable` */
export async function writeProposalPdf(
  context: Pick<AppContext, 'db' | 'files' | 'config' | 'gazetteer'>,
  proposal: SharedProposal,
): Promise<Buffer> {
  const ids = proposal.lines.map(({ listingId }) => listingId)
  return withSpoolFolder(context.config.DATA_DIR, async (folder) => {
    const pictures = await fetchPictures(context, { ids, folder })
    const input: ProposalInput = { proposal, pictures, places: await readPrintPlaces(context, ids) }
    if (ids.length <= FEW_LINES) {
      // the PDF library is loaded on first use
      const { renderProposal } = await import('./render-proposal.ts')
      return renderProposal(input)
    }
    const subject = `proposal ${proposal.sha256}`
    return required(await makeFile({ entry: PROCESS, input, folder, subject }))
  })
}
