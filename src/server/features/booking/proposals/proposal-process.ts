import { writeFile } from 'node:fs/promises'
import type { Target } from '../../../platform/child/make-file.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import { type ProposalInput, renderProposal } from './render-proposal.ts'

serveChild<Target<ProposalInput>, null>(async ({ target, ...input }) => {
  await writeFile(target, await renderProposal(input))
  return null
})
