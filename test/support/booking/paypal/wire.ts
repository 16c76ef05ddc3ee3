/** PayPal's objects, as far as the fake server keeps and shows them. */
export interface Money {
  currency_code: string
  value: string
}

export const usd = (cents: number): Money => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) })
export const centsOf = (money: Money | undefined) => Math.round(Number(money?.value ?? 0) * 100)

interface Named {
  id: string
  status: string
  amount: Money
  create_time: string
  custom_id?: string | undefined
}

export interface WireCapture extends Named {
  status_details?: { reason: string }
  final_capture: boolean
  seller_receivable_breakdown?: {
    gross_amount: Money
    paypal_fee: Money
    net_amount: Money
    platform_fees: { amount: Money }[]
  }
  supplementary_data: { related_ids: { order_id: string } }
  payee: { merchant_id: string }
  links: { rel: string; href: string }[]
}

export interface WireRefund extends Named {
  status_details?: { reason: string }
  seller_payable_breakdown: {
    gross_amount: Money
    platform_fees: { amount: Money }[]
    total_refunded_amount: Money
  }
  links: { rel: string; href: string }[]
  payer: { merchant_id: string }
}

export interface WireAuthorization extends Named {
  links: { rel: string; href: string }[]
  payee: { merchant_id: string }
  supplementary_data: { related_ids: { order_id: string } }
}

export interface WireUnit {
  reference_id: string
  custom_id: string
  description: string
  amount: Money
  payee: { merchant_id: string }
  payment_instruction?: { platform_fees: { amount: Money }[] }
  payments?: { captures?: WireCapture[]; refunds?: WireRefund[]; authorizations?: WireAuthorization[] }
}

export interface WireOrder {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: string
  create_time: string
  purchase_units: [WireUnit]
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
  links: { rel: string; href: string; method: string }[]
}

export interface WireDispute {
  dispute_id: string
  status: string
  dispute_life_cycle_stage: string
  dispute_amount: Money
  create_time: string
  update_time: string
  dispute_outcome?: { outcome_code: string; amount_refunded?: Money }
  disputed_transactions: { seller_transaction_id: string; seller: { merchant_id: string } }[]
}

/** An answer of PayPal's API. */
export interface WireAnswer {
  status: number
  body?: unknown
  /** How it is shown, whenever it is: what is remembered has more than PayPal tells. */
  show?: () => unknown
}

/** An error as PayPal words it. */
export function refuse(status: number, issue: string): WireAnswer {
  const name =
    status === 404 ? 'RESOURCE_NOT_FOUND' : status === 403 ? 'NOT_AUTHORIZED' : 'UNPROCESSABLE_ENTITY'
  const description = `Told for people, with what was sent: ${issue}`
  return { status, body: { name, message: description, debug_id: 'f00d', details: [{ issue, description }] } }
}
