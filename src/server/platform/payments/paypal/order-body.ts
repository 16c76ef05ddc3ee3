import { type PaymentOrder, ProviderRefused } from '../provider.ts'
import { toPaypalMoney } from './money.ts'
import { isPaymentKey, toMark, toReferenceId } from './order-marks.ts'

/** PayPal's limit of a description. */
const MAX_DESCRIPTION = 127

/**
 * An order for one seller: its own account is the payee, what Placard keeps is a platform fee of it. No address is asked for,
 * and only what pays at once is offered (no eCheck, which would hold the dates for days).
 * @throws ProviderRefused for what PayPal cannot be asked
 */
export function toOrderBody(order: PaymentOrder, { merchant, site }: { merchant: string; site: string }) {
  if (order.method !== 'paypal') throw new ProviderRefused(`PayPal takes no ${order.method}`)
  if (!isPaymentKey(order.key)) throw new ProviderRefused('Not a key of a payment')
  if (order.cents < 1 || order.feeCents < 0 || order.feeCents > order.cents)
    throw new ProviderRefused('The fee is no part of the amount')
  return {
    intent: order.capture === 'now' ? 'CAPTURE' : 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: toReferenceId(order.expiresAt),
        custom_id: toMark({ key: order.key, site }),
        description: shorten(order.description),
        amount: toPaypalMoney(order.cents),
        payee: { merchant_id: merchant },
        ...(order.feeCents > 0 ? { payment_instruction: toInstruction(order.feeCents) } : {}),
      },
    ],
    payment_source: {
      paypal: {
        email_address: order.buyerEmail,
        experience_context: {
          brand_name: 'Placard',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  }
}

export function toInstruction(feeCents: number) {
  return { disbursement_mode: 'INSTANT', platform_fees: [{ amount: toPaypalMoney(feeCents) }] }
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length <= MAX_DESCRIPTION ? text : `${characters.slice(0, MAX_DESCRIPTION - 1).join('')}…`
}
