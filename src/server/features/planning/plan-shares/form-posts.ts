import { IdParams } from '#contract/common.ts'
import { planShareRoutes, ShareInput } from '#contract/planning/plan-shares.ts'
import type { Out } from '#contract/route.ts'
import { LIMITS } from '#domain/limits.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App } from '../../../platform/http/env.ts'
import { once, toRequestKey } from '../../../platform/http/idempotent.ts'
import { answerNotSent } from '../../../platform/http/not-sent-page.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { answerWrittenPage } from '../../../platform/http/plain-page.ts'
import { parseForm, readText } from '../../../platform/http/read-body.ts'
import { requireActor, requireCapability } from '../../../platform/http/require-actor.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { sharePlan } from './share-plan.ts'

const LOST = 'This link was made already. Its address cannot be shown again: end it and make another.'

/** Makes a link in a browser without scripts, and shows it on a page of its own: its address is in no other, and in no log. */
export function mountShareForms(app: App, context: AppContext, booking: PlanBooking): void {
  app.post('/api/plans/:id/shares/form', async (c) => {
    const { key: pageKey = '', ...given } = parseForm(await readText(c.req.raw, LIMITS.jsonBodyBytes))
    try {
      const actor = requireActor(c)
      requireCapability(actor, 'plan')
      const { id } = parseInput(IdParams, { id: c.req.param('id') }) as { id: number }
      const asked = { can: given.can, showsPrices: given.showsPrices !== undefined, days: Number(given.days) }
      const body = parseInput(ShareInput, asked) as Out<typeof ShareInput>
      const input = { params: { id }, body }
      const key = toRequestKey(planShareRoutes.sharePlan, { userId: actor.personId, key: pageKey, input })
      let url: string | undefined
      await once(context.db, key, async (record) => {
        const made = await sharePlan(context, booking, { id, ownerId: actor.organizationId, ...body }, record)
        url = made.url
        return made.share.id
      })
      const back = { href: `${planPath(id)}#shared`, link: 'Back to the plan', status: 200 } as const
      return url === undefined
        ? answerWrittenPage(c, { ...back, title: 'Made already', lines: [LOST] })
        : answerWrittenPage(c, { ...back, title: 'Copy this link now: it is not shown again', lines: [url] })
    } catch (error) {
      if (error instanceof AppError) return answerNotSent(c, error, 'No link was made')
      throw error
    }
  })
}
