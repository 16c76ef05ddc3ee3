import { providerPaymentRoutes } from '#contract/booking/payments-providers.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { once } from '../../../platform/http/idempotent.ts'
import { mount } from '../../../platform/http/mount.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { readBytes } from '../../../platform/http/read-body.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { checkPayment } from './check-payment.ts'
import { handleWebhook } from './handle-webhook.ts'
import { openPayment } from './open-payment.ts'
import { startPatience } from './patience.ts'
import { connectAccount, listAccounts } from './seller-accounts.ts'
import { addCharge } from './start-payment.ts'
import { chooseTestOutcome, getTestPayment } from './test-payments.ts'

/** Payments through a provider. */
export function mountProviderPayments(app: App, context: AppContext): void {
  const { db } = context
  const { receivePaymentNotice, ...routes } = providerPaymentRoutes

  mount(app, routes, {
    async startPayment({ params: { id }, body: { method }, key, c }) {
      const patience = startPatience()
      const asked = { id, method, actor: requireActor(c), patience }
      const made = await once(db, key, (keep) => addCharge(context, asked, keep))
      return { id: made, ...(await openPayment(context, made, patience)) }
    },

    async checkPayment({ params, c }) {
      const asked = { ...params, actor: requireActor(c), patience: startPatience() }
      return { success: true as const, isPending: await checkPayment(context, asked) }
    },

    getTestPayment({ params: { id }, c }) {
      return getTestPayment(context, id, requireActor(c))
    },

    chooseTestOutcome({ params: { id }, body: { outcome }, c }) {
      return chooseTestOutcome(context, { id, outcome, actor: requireActor(c) })
    },

    async listPaymentAccounts({ c }) {
      return { items: await listAccounts(context, requireActor(c).organizationId) }
    },

    async connectPaymentAccount({ params: { provider }, c }) {
      return { url: await connectAccount(context, requireActor(c).organizationId, provider) }
    },
  })

  // a raw handler: the signature covers every byte
  app.post(receivePaymentNotice.path, async (c) => {
    const raw = await readBytes(c.req.raw, receivePaymentNotice.maxBodyBytes)
    const notice = { raw, headers: c.req.raw.headers, sender: networkOf(c.var.clientAddress) }
    await handleWebhook(context, c.req.param('provider'), notice)
    return c.json({ success: true })
  })
}
