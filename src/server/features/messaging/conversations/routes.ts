import { conversationRoutes } from '#contract/messaging/conversations.ts'
import { conversationPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { isForm, mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { exportThread } from './export-thread.ts'
import { markRead } from './mark-read.ts'
import { findMessages, listAllMessages, listMessages } from './message-queries.ts'
import { presentConversation, presentMessage, presentSummary } from './present.ts'
import { getConversation, listConversations } from './queries.ts'
import { redactMessage } from './redact-message.ts'
import { reportMessage } from './report-message.ts'
import { sendMessage } from './send-message.ts'
import { shareContact } from './share-contact.ts'
import { type ProposeViewing, startConversation } from './start-conversation.ts'
import { updateMember } from './update-member.ts'

export function mountConversations(app: App, context: AppContext, proposeViewing: ProposeViewing): void {
  const { db, now } = context

  const readThread = async (id: number, readerId: number, before?: number) => {
    const row = await getConversation(db, id, readerId)
    return presentConversation(row, await listMessages(db, row.id, before), readerId)
  }
  const readSummary = async (id: number, readerId: number) =>
    presentSummary(await getConversation(db, id, readerId), readerId)
  const readMessage = async (conversationId: number, seq: number, readerId: number) => {
    const [message] = await findMessages(db, [{ conversationId, seq }])
    return presentMessage(required(message), readerId)
  }

  mount(app, conversationRoutes, {
    async startConversation({ params, body, key, c }) {
      const actor = requireActor(c)
      const asked = { listingId: params.id, actor, address: c.var.clientAddress, input: body, key }
      return readThread(await startConversation(context, asked, proposeViewing), actor.personId)
    },

    async listConversations({ query, c }) {
      const { personId: me } = requireActor(c)
      const page = await listConversations(db, me, query)
      setPageHeaders(c, page)
      return page.rows.map((row) => presentSummary(row, me))
    },

    getConversation({ params, query, c }) {
      return readThread(params.id, requireActor(c).personId, query.before)
    },

    async exportConversation({ params, c }) {
      const { personId: me } = requireActor(c)
      const row = await getConversation(db, params.id, me)
      const text = exportThread(row, await listAllMessages(db, row.id), me)
      return c.body(text, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="conversation-${row.id}.txt"`,
        'cache-control': 'private, no-store',
      })
    },

    async sendMessage({ params, body, key, c }) {
      const actor = requireActor(c)
      const { message, clientId, attachmentIds } = body
      const outgoing = { kind: 'text', body: message, clientId, attachmentIds } as const
      const seq = await sendMessage(context, { id: params.id, actor, message: outgoing, key })
      if (isForm(c, conversationRoutes.sendMessage)) return c.redirect(conversationPath(params.id), 303)
      return readMessage(params.id, seq, actor.personId)
    },

    async shareContact({ params, body, key, c }) {
      const actor = requireActor(c)
      const seq = await shareContact(context, { id: params.id, actor, clientId: body.clientId, key })
      return readMessage(params.id, seq, actor.personId)
    },

    async markRead({ params, body, c }) {
      const { personId: userId } = requireActor(c)
      await markRead(db, { id: params.id, userId, seq: body.seq, now: now() })
      return readSummary(params.id, userId)
    },

    async updateConversation({ params, body, c }) {
      const { personId: userId } = requireActor(c)
      await updateMember(db, { id: params.id, userId, now: now(), ...body })
      return readSummary(params.id, userId)
    },

    async reportConversation({ params, body, c }) {
      await reportMessage(context, { id: params.id, reporterId: requireActor(c).personId, ...body })
      return { success: true }
    },

    async redactMessage({ params, body, c }) {
      const { personId: actorId } = requireAdmin(c)
      await redactMessage(context, { ...params, reason: body.reason, actorId, origin: originOf(c) })
      return { success: true }
    },
  })
}
