import { briefRoutes } from '#contract/planning/briefs.ts'
import { receivedBriefRoutes } from '#contract/planning/briefs-received.ts'
import { conversationPath, proposalPath, receivedBriefPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import { answerCsv } from '../../../platform/http/csv-answer.ts'
import { toCsvFile } from '../../../platform/http/csv-cell.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { onceUncounted } from '../../../platform/http/idempotent.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { addBriefLines, answerBrief, askAboutBrief, declineBrief } from './answer-brief.ts'
import type { BriefMeans } from './brief-means.ts'
import { briefToTable } from './brief-to-table.ts'
import { changeBrief, deleteBrief } from './change-brief.ts'
import { closeBrief } from './close-briefs.ts'
import { findSellers } from './find-sellers.ts'
import { mountBriefForms } from './form-posts.ts'
import { previewPrices } from './preview-prices.ts'
import { proposeFromBrief } from './propose-from-brief.ts'
import { listBriefs, readBrief } from './read-brief.ts'
import { listReceived, readReceived } from './read-received.ts'
import { sendBrief } from './send-brief.ts'
import { takeLine } from './take-line.ts'

export function mountBriefs(app: App, context: AppContext, means: BriefMeans): void {
  const read = (id: number, buyerId: number) => readBrief(context, means, { id, buyerId })
  mount(app, briefRoutes, {
    listBriefs: ({ c }) => listBriefs(context, requireActor(c).organizationId),

    findBriefSellers({ query, c }) {
      const { place, plan, type } = query
      const ownerId = requireActor(c).organizationId
      return findSellers(context, means, { ownerId, place, planId: plan ?? null, media: type ?? [] })
    },

    async sendBrief({ body, key, c }) {
      const actor = requireActor(c)
      const id = await onceUncounted(context.db, key, (record) =>
        sendBrief(context, means, { actor, input: body }, record),
      )
      return read(id, actor.organizationId)
    },

    getBrief: ({ params, c }) => read(params.id, requireActor(c).organizationId),

    async changeBrief({ params: { id }, body, c }) {
      const buyerId = requireActor(c).organizationId
      await changeBrief(context, means, { id, buyerId, input: body })
      return read(id, buyerId)
    },

    async deleteBrief({ params: { id }, c }) {
      await deleteBrief(context, means, { id, buyerId: requireActor(c).organizationId })
      return { success: true }
    },

    async closeBrief({ params: { id }, c }) {
      const buyerId = requireActor(c).organizationId
      await closeBrief(context, { id, buyerId })
      return read(id, buyerId)
    },

    async takeBriefLine({ params, body, c }) {
      return { planId: await takeLine(context, means, { ...params, ...body, actor: requireActor(c) }) }
    },

    async exportBrief({ params, c }) {
      const brief = await read(params.id, requireActor(c).organizationId)
      return answerCsv(c, toCsvFile(briefToTable(brief)), `placard-brief-${brief.id}.csv`)
    },

    async exportBriefWorkbook({ params, c }) {
      const brief = await read(params.id, requireActor(c).organizationId)
      // loaded on first use: most processes never write one
      const { briefToWorkbook } = await import('./brief-to-workbook.ts')
      return answerFile(c, await briefToWorkbook(brief, context.now()), {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `placard-brief-${brief.id}.xlsx`,
      })
    },
  })
  mountBriefForms(app, context, means)
  mountReceived(app, context, means)
}

function mountReceived(app: App, context: AppContext, means: BriefMeans): void {
  const { declineBrief: declining, askAboutBrief: asking, proposeFromBrief: proposing } = receivedBriefRoutes
  const read = (id: number, sellerId: number) => readReceived(context, means, { id, sellerId })
  mount(app, receivedBriefRoutes, {
    listReceivedBriefs: ({ c }) => listReceived(context, requireActor(c).organizationId),

    getReceivedBrief: ({ params, c }) => read(params.id, requireActor(c).organizationId),

    async addBriefLines({ params, body, c }) {
      const actor = requireActor(c)
      await addBriefLines(context, means, { ...params, ...body, actor })
      return read(params.id, actor.organizationId)
    },

    async answerBrief({ params, body, c }) {
      const actor = requireActor(c)
      await answerBrief(context, means, { ...params, actor, input: body })
      return read(params.id, actor.organizationId)
    },

    previewBriefPrices: ({ params, body, c }) =>
      previewPrices(context, means, { ...params, ...body, actor: requireActor(c) }),

    async declineBrief({ params, body, c }) {
      const actor = requireActor(c)
      await declineBrief(context, means, { ...params, ...body, actor })
      if (isForm(c, declining)) return c.redirect(receivedBriefPath(params.id), 303)
      return read(params.id, actor.organizationId)
    },

    async proposeFromBrief({ params, key, c }) {
      const actor = requireActor(c)
      const proposalId = await onceUncounted(context.db, key, (keep) =>
        proposeFromBrief(context, means, { ...params, actor, keep }),
      )
      if (isForm(c, proposing)) return c.redirect(proposalPath(proposalId), 303)
      return { proposalId }
    },

    async askAboutBrief({ params, body, c }) {
      const conversationId = await askAboutBrief(context, means, {
        ...params,
        ...body,
        actor: requireActor(c),
      })
      if (isForm(c, asking)) return c.redirect(conversationPath(conversationId), 303)
      return { conversationId }
    },
  })
}
