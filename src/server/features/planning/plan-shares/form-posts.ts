import { IdParams } from '#contract/common.ts'
import { planShareRoutes, ShareInput } from '#contract/planning/plan-shares.ts'
import type { Out } from '#contract/route.ts'
import { planPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once, toRequestKey } from '../../../platform/http/idempotent.ts'
import { mountForm } from '../../../platform/http/mount-form.ts'
import { parseInput } from '../../../platform/http/parse-input.ts'
import { answerWrittenPage } from '../../../platform/http/plain-page.ts'
import { parseForm } from '../../../platform/http/read-body.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { revokeShare, sharePlan } from './share-plan.ts'

const LOST = 'This link was made already. Its address cannot be shown again: end it and make another.'

/** Links of a plan in browsers without scripts. */
export function mountShareForms(app: App, context: AppContext, booking: PlanBooking): void {
  mountNewLink(app, context, booking)
  mountForm(app, {
    path: '/api/plans/:id/shares/:shareId/form',
    needs: 'plan',
    refused: 'The link was not ended',
    async act({ c, actor: { organizationId: ownerId } }) {
      const { params } = planShareRoutes.revokePlanShare
      const share = parseInput(params, c.req.param()) as Out<typeof params>
      await revokeShare(context, { ...share, ownerId })
      return c.redirect(`${planPath(share.id)}#shared`, 303)
    },
  })
}

/** Makes a link, and shows it on a page of its own: its address is in no other, and in no log. */
function mountNewLink(app: App, context: AppContext, booking: PlanBooking): void {
  mountForm(app, {
    path: '/api/plans/:id/shares/form',
    needs: 'plan',
    refused: 'No link was made',
    async act({ c, actor, text }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      const { key: pageKey = '', ...given } = parseForm(text)
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
    },
  })
}
