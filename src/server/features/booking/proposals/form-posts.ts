import { ProposeInput } from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import { proposalPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readCells } from '../avails/form-posts.ts'
import { createProposal } from './start-proposal.ts'

/** The form of the grid in a browser without scripts: marked cells become a draft, which has a page of its own. */
export function mountProposalForms(app: App, context: AppContext): void {
  mountForm(app, {
    path: '/api/my/proposals/cells',
    needs: 'sell',
    refused: 'Nothing was proposed',
    async act({ c, actor, text }) {
      const given = new URLSearchParams(text)
      const asked = { cells: readCells(given), clientName: given.get('label') ?? '' }
      const input = parseInput(ProposeInput, asked) as Out<typeof ProposeInput>
      return c.redirect(proposalPath(await createProposal(context, { actor, input })), 303)
    },
  })
}
