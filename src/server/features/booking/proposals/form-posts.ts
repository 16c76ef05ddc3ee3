import { createHash } from 'node:crypto'
import { ProposeInput, proposalRoutes } from '#contract/booking/proposals.ts'
import { AddLinesInput, proposalStartRoutes } from '#contract/booking/proposals-starts.ts'
import type { Out } from '#contract/route.ts'
import { proposalPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { onceUncounted, toRequestKey } from '../../../platform/http/idempotent.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readCells } from '../avails/form-posts.ts'
import { addLines } from './add-lines.ts'
import { createProposal } from './start-proposal.ts'

/** Forms of the grid in a browser without scripts: marked cells become a draft, or lines of one. Both lead to its page. */
export function mountProposalForms(app: App, context: AppContext): void {
  mountForm(app, {
    path: '/api/my/proposals/cells',
    needs: 'sell',
    refused: 'Nothing was proposed',
    async act({ c, actor, text }) {
      const given = new URLSearchParams(text)
      const asked = { cells: readCells(given), clientName: given.get('label') ?? '' }
      const body = parseInput(ProposeInput, asked) as Out<typeof ProposeInput>
      const named = { userId: actor.personId, key: keyOf(given, body), input: { body } }
      const key = toRequestKey(proposalRoutes.createProposal, named)
      const id = await onceUncounted(context.db, key, (keep) =>
        createProposal(context, { actor, input: body, keep }),
      )
      return c.redirect(proposalPath(id), 303)
    },
  })
  mountForm(app, {
    path: '/api/my/proposals/lines',
    needs: 'sell',
    refused: 'Nothing was added',
    async act({ c, actor, text }) {
      const given = new URLSearchParams(text)
      const { params } = proposalStartRoutes.addProposalLines
      const { id } = parseInput(params, { id: given.get('proposal') ?? '' }) as { id: number }
      const input = parseInput(AddLinesInput, { cells: readCells(given) }) as Out<typeof AddLinesInput>
      await addLines(context, { actor, id, input })
      return c.redirect(proposalPath(id), 303)
    },
  })
}

/** Who goes back to the same page and marks other cells means another proposal. */
function keyOf(given: URLSearchParams, body: object): string {
  const key = given.get('key')
  return key ? `${key}.${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}` : ''
}
