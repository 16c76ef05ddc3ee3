import { IdParams } from '#contract/common.ts'
import { AnswerInput, BriefCellsInput } from '#contract/planning/briefs-received.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { receivedBriefPath } from '#domain/paths.ts'
import { readAnswerForm, readCells } from '#domain/planning/brief-forms.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import { addBriefLines, answerBrief } from './answer-brief.ts'
import type { BriefMeans } from './brief-means.ts'

/** Forms of browsers without scripts: chosen cells of the page or of the grid, and the answer. They come back to the brief. */
export function mountBriefForms(app: App, context: AppContext, means: BriefMeans): void {
  const post = (path: string, act: (id: number, given: URLSearchParams, actor: Actor) => Promise<void>) =>
    app.post(path, async (c) => {
      const given = new URLSearchParams(await readText(c.req.raw, LIMITS.jsonBodyBytes))
      try {
        const actor = requireActor(c)
        requireCapability(actor, 'sell')
        const { id } = parseInput(IdParams, { id: c.req.param('id') }) as { id: number }
        await act(id, given, actor)
        return c.redirect(`${receivedBriefPath(id)}#answer`, 303)
      } catch (error) {
        // the browser has left its page: it gets one with the reason and a way back
        if (error instanceof AppError) return answerNotSent(c, error, 'Nothing was sent')
        throw error
      }
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
