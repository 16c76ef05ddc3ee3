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
import { getConversation, listConversations, type Reader } from './queries.ts'
import { redactMessage } from './redact-message.ts'
import { reportMessage } from './report-message.ts'
import { sendMessage } from './send-message.ts'
import { shareContact } from './share-contact.ts'
import { type ProposeViewing, startConversation } from './start-conversation.ts'
import { updateMember } from './update-member.ts'

export function mountConversations(app: App, context: AppContext, proposeViewing: ProposeViewing): void {
  const { db, now } = context

  const readThread = async (id: number, reader: Reader, before?: number) => {
    const row = await getConversation(db, id, reader)
    return presentConversation(row, await listMessages(db, row.id, before), reader.personId)
  }
  const readSummary = async (id: number, reader: Reader) =>
    presentSummary(await getConversation(db, id, reader))
  const readMessage = async (conversationId: number, seq: number, reader: Reader) => {
    const { side } = await getConversation(db, conversationId, reader)
    const [message] = await findMessages(db, [{ conversationId, seq }])
    return presentMessage(required(message), { id: reader.personId, side })
  }

  mount(app, conversationRoutes, {
    async startConversation({ params, body, key, c }) {
      const actor = requireActor(c)
      const asked = { listingId: params.id, actor, address: c.var.clientAddress, input: body, key }
      return readThread(await startConversation(context, asked, proposeViewing), actor)
    },

    async listConversations({ query, c }) {
      const page = await listConversations(db, requireActor(c), query)
      setPageHeaders(c, page)
      return page.rows.map(presentSummary)
    },

    getConversation({ params, query, c }) {
      return readThread(params.id, requireActor(c), query.before)
    },

    async exportConversation({ params, c }) {
      const reader = requireActor(c)
      const row = await getConversation(db, params.id, reader)
      const text = exportThread(row, await listAllMessages(db, row.id), reader.personId)
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
      return readMessage(params.id, seq, actor)
    },

    async shareContact({ params, body, key, c }) {
      const actor = requireActor(c)
      const seq = await shareContact(context, { id: params.id, actor, clientId: body.clientId, key })
      return readMessage(params.id, seq, actor)
    },

    async markRead({ params, body, c }) {
      const reader = requireActor(c)
      await markRead(db, { id: params.id, reader, seq: body.seq, now: now() })
      return readSummary(params.id, reader)
    },

    async updateConversation({ params, body, c }) {
      const reader = requireActor(c)
      await updateMember(db, { id: params.id, reader, now: now(), ...body })
      return readSummary(params.id, reader)
    },

    async reportConversation({ params, body, c }) {
      await reportMessage(context, { id: params.id, reporter: requireActor(c), ...body })
      return { success: true }
    },

    async redactMessage({ params, body, c }) {
      const { personId: actorId } = requireAdmin(c)
      await redactMessage(context, { ...params, reason: body.reason, actorId, origin: originOf(c) })
      return { success: true }
    },
  })
}
