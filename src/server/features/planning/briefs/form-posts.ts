import { IdParams } from '#contract/common.ts'
import { AnswerInput, BriefCellsInput } from '#contract/planning/briefs-received.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { receivedBriefPath } from '#domain/paths.ts'
import { readAnswerForm, readCells } from '#domain/planning/brief-forms.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { addBriefLines, answerBrief } from './answer-brief.ts'
import type { BriefMeans } from './brief-means.ts'

/** Forms of browsers without scripts: chosen cells of the page or of the grid, and the answer. They come back to the brief. */
export function mountBriefForms(app: App, context: AppContext, means: BriefMeans): void {
  const post = (path: string, act: (id: number, given: URLSearchParams, actor: Actor) => Promise<void>) =>
    mountForm(app, {
      path,
      needs: 'sell',
      refused: 'Nothing was sent',
      async act({ c, actor, text }) {
        const { id } = parseInput(IdParams, c.req.param()) as { id: number }
        await act(id, new URLSearchParams(text), actor)
        return c.redirect(`${receivedBriefPath(id)}#answer`, 303)
      },
    })
  post('/api/my/briefs/:id/cells', async (id, given, actor) => {
    const { cells } = parseInput(BriefCellsInput, { cells: readCells(given) }) as Out<typeof BriefCellsInput>
    await addBriefLines(context, means, { id, actor, cells })
  })
  post('/api/my/briefs/:id/answers', async (id, given, actor) => {
    const input = parseInput(AnswerInput, readAnswerForm(given)) as Out<typeof AnswerInput>
    await answerBrief(context, means, { id, actor, input })
  })
}
