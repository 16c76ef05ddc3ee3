import type { Context } from 'hono'
import { webhookRoutes } from '#contract/accounts/webhooks.ts'
import type { AppContext } from '../../../context.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret } from './manage-webhooks.ts'
import { sendAgain, sendTest } from './queue-delivery.ts'
import {
  getDelivery,
  getWebhook,
  listDeliveries,
  listWebhooks,
  presentDelivery,
  presentWebhook,
  type WebhookRow,
} from './read-webhooks.ts'

export function mountWebhooks(app: App, context: AppContext): void {
  const { db } = context
  app.use('/api/webhooks/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  const by = (c: Context<RequestEnv>) => ({ actor: requireActor(c), origin: originOf(c) })
  const present = (row: WebhookRow) => presentWebhook(context, row)

  mount(app, webhookRoutes, {
    listWebhooks: async ({ c }) => (await listWebhooks(db, requireActor(c).organizationId)).map(present),

    async createWebhook({ body, c }) {
      const { row, secret } = await createWebhook(context, body, by(c))
      return { webhook: present(row), secret }
    },

    changeWebhook: async ({ params: { id }, body, c }) =>
      present(await changeWebhook(context, { id, change: body }, by(c))),

    async deleteWebhook({ params, c }) {
      await deleteWebhook(context, params.id, by(c))
      return { success: true, message: 'That webhook is deleted. Nothing more is sent to it.' }
    },

    async testWebhook({ params: { id }, c }) {
      await sendTest(context, { actor: requireActor(c), id })
      return { success: true, message: 'A test event is on its way.' }
    },

    async rotateWebhookSecret({ params, c }) {
      const { row, secret } = await rotateSecret(context, params.id, by(c))
      return { webhook: present(row), secret }
    },

    async listWebhookDeliveries({ params: { id }, query, c }) {
      const { organizationId } = requireActor(c)
      const webhook = await getWebhook(db, { id, organizationId })
      const page = await listDeliveries(db, { endpointId: webhook.id, after: readIdCursor(query.cursor) })
      setPageHeaders(c, page)
      return page.rows.map(presentDelivery)
    },

    async resendWebhookDelivery({ params: { id, deliveryId }, c }) {
      await sendAgain(context, { actor: requireActor(c), id, deliveryId })
      return presentDelivery(await getDelivery(db, { endpointId: id, id: deliveryId }))
    },
  })
}
