import { proposalRoutes } from '#contract/booking/proposals.ts'
import { sharedProposalRoutes } from '#contract/booking/proposals-shared.ts'
import { proposalStartRoutes } from '#contract/booking/proposals-starts.ts'
import { proposalLinkPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { answerFile } from '../../../platform/http/file-answer.ts'
import { onceUncounted } from '../../../platform/http/idempotent.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { addLines } from './add-lines.ts'
import { acceptProposal, declineProposal } from './answer-proposal.ts'
import { answerQuestion } from './answer-question.ts'
import { askColleagues } from './ask-colleagues.ts'
import { askSeller } from './ask-seller.ts'
import { copyProposal } from './copy-proposal.ts'
import { mountProposalForms } from './form-posts.ts'
import { listProposals } from './list-proposals.ts'
import { previewPrices } from './preview-prices.ts'
import { proposeInTalk } from './propose-in-talk.ts'
import { readProposal } from './read-proposal.ts'
import { readShared } from './read-shared.ts'
import { sendProposal, withdrawProposal } from './send-proposal.ts'
import { createProposal } from './start-proposal.ts'
import { deleteProposal, updateProposal } from './write-proposal.ts'
import { writeProposalPdf } from './write-proposal-pdf.ts'

export function mountProposals(app: App, context: AppContext): void {
  mountProposalForms(app, context)
  mountShared(app, context)
  mount(app, proposalRoutes, {
    listProposals: ({ query, c }) => listProposals(context, requireActor(c).organizationId, query),

    async createProposal({ body, key, c }) {
      const actor = requireActor(c)
      const id = await onceUncounted(context.db, key, (keep) =>
        createProposal(context, { actor, input: body, keep }),
      )
      return readProposal(context, { id, actor })
    },

    getProposal: ({ params: { id }, c }) => readProposal(context, { id, actor: requireActor(c) }),

    async updateProposal({ params: { id }, body, c }) {
      const actor = requireActor(c)
      await updateProposal(context, { actor, id, input: body })
      return readProposal(context, { id, actor })
    },

    previewProposalPrices: ({ params: { id }, body, c }) =>
      previewPrices(context, { id, actor: requireActor(c), asked: body }),

    async deleteProposal({ params: { id }, c }) {
      await deleteProposal(context, { id, sellerId: requireActor(c).organizationId })
      return { success: true }
    },

    async sendProposal({ params: { id }, body, c }) {
      const actor = requireActor(c)
      await sendProposal(context, { id, actor, origin: originOf(c), ...body })
      return readProposal(context, { id, actor })
    },

    async answerProposalQuestion({ params: { id }, body, c }) {
      const actor = requireActor(c)
      await answerQuestion(context, { id, sellerId: actor.organizationId, actor, ...body })
      return readProposal(context, { id, actor })
    },

    async withdrawProposal({ params: { id }, c }) {
      const actor = requireActor(c)
      const owned = { id, sellerId: actor.organizationId }
      await withdrawProposal(context, { ...owned, actor })
      return readProposal(context, { id, actor })
    },
  })

  mount(app, proposalStartRoutes, {
    async copyProposal({ params, body, key, c }) {
      const actor = requireActor(c)
      const id = await onceUncounted(context.db, key, (keep) =>
        copyProposal(context, { actor, id: params.id, from: body.from, keep }),
      )
      return readProposal(context, { id, actor })
    },

    async proposeInConversation({ params, body, key, c }) {
      const actor = requireActor(c)
      const id = await onceUncounted(context.db, key, (keep) =>
        proposeInTalk(context, { actor, conversationId: params.id, input: body, keep }),
      )
      return readProposal(context, { id, actor })
    },

    async addProposalLines({ params: { id }, body, c }) {
      const actor = requireActor(c)
      await addLines(context, { actor, id, input: body })
      return readProposal(context, { id, actor })
    },
  })
}

/** By their links. */
function mountShared(app: App, context: AppContext): void {
  const { askAboutProposal, declineSharedProposal } = sharedProposalRoutes
  mount(app, sharedProposalRoutes, {
    getSharedProposal: ({ params, c }) => readShared(context, params.token, c.var.actor ?? null),

    async getSharedProposalPdf({ params, c }) {
      const shared = await readShared(context, params.token, null)
      const bytes = await writeProposalPdf(context, shared)
      return answerFile(c, bytes, { type: 'application/pdf', name: 'proposal.pdf' })
    },

    async declineSharedProposal({ params: { token }, body, c }) {
      await declineProposal(context, { token, ...body })
      if (isForm(c, declineSharedProposal)) return c.redirect(`${proposalLinkPath(token)}#answer`, 303)
      return readShared(context, token, c.var.actor ?? null)
    },

    async askAboutProposal({ params: { token }, body, c }) {
      await askSeller(context, { token, actor: c.var.actor ?? null, ...body })
      if (isForm(c, askAboutProposal)) return c.redirect(`${proposalLinkPath(token)}#questions`, 303)
      return readShared(context, token, c.var.actor ?? null)
    },

    askSharedProposal: ({ params: { token }, body, c }) =>
      askColleagues(context, { ...body, token, actor: requireActor(c) }),

    acceptSharedProposal: ({ params: { token }, body, c }) =>
      acceptProposal(context, {
        ...body,
        token,
        actor: requireActor(c),
        origin: originOf(c),
        sessionId: c.var.sessionId,
      }),
  })
}
