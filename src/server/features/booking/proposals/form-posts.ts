import { ProposeInput } from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { proposalPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { readCells } from '../avails/form-posts.ts'
import { createProposal } from './start-proposal.ts'

/** The form of the grid in a browser without scripts: marked cells become a draft, which has a page of its own. */
export function mountProposalForms(app: App, context: AppContext): void {
  app.post('/api/my/proposals/cells', async (c) => {
    const given = new URLSearchParams(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    try {
      const actor = requireActor(c)
      requireCapability(actor, 'sell')
      const asked = { cells: readCells(given), clientName: given.get('label') ?? '' }
      const input = parseInput(ProposeInput, asked) as Out<typeof ProposeInput>
      const id = await createProposal(context, { actor, input })
      return c.redirect(proposalPath(id), 303)
    } catch (error) {
      // the browser has left its page: it gets one with the reason and a way back
      if (error instanceof AppError) return answerNotSent(c, error, 'Nothing was proposed')
      throw error
    }
  })
}
