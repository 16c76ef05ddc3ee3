import { z } from 'zod'
import { Cents } from './money.ts'

/** What is read of PayPal's objects. States are left open: one that is new to us must not hide the others. */
export const PaypalId = z.string().regex(/^[\w-]{1,100}$/)
const state = z.string().max(100)
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const customId = z.string().max(300)
const relatedIds = z.object({ related_ids: z.object({ order_id: PaypalId.optional() }).optional() })
const fees = z.array(z.object({ amount: Cents })).max(10)

export const Link = z.object({ rel: z.string().max(100), href: z.string().max(4_000) })
const links = z.array(Link).max(50).default([])

export const Capture = z.object({
  id: PaypalId,
  status: state,
  status_details: z.object({ reason: state.optional() }).optional(),
  amount: Cents,
  create_time: time,
  custom_id: customId.optional(),
  seller_receivable_breakdown: z.object({ platform_fees: fees.default([]) }).optional(),
  supplementary_data: relatedIds.optional(),
  links,
})
export type Capture = z.infer<typeof Capture>

export const Refund = z.object({
  id: PaypalId,
  status: state,
  amount: Cents,
  create_time: time,
  custom_id: customId.optional(),
  seller_payable_breakdown: z.object({ platform_fees: fees.default([]) }).optional(),
})
export type Refund = z.infer<typeof Refund>

export const Authorization = z.object({ id: PaypalId, status: state, amount: Cents, create_time: time })
export type Authorization = z.infer<typeof Authorization>

const payments = z
  .object({
    captures: z.array(Capture).max(50).default([]),
    refunds: z.array(Refund).max(500).default([]),
    authorizations: z.array(Authorization).max(50).default([]),
  })
  .default({ captures: [], refunds: [], authorizations: [] })
export type Payments = z.infer<typeof payments>

export const Order = z.object({
  id: PaypalId,
  status: state,
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  create_time: time.optional(),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string().max(300).default('default'),
      custom_id: customId.optional(),
      amount: Cents,
      payee: z.object({ merchant_id: PaypalId.optional() }).default({}),
      payment_instruction: z.object({ platform_fees: fees.default([]) }).optional(),
      payments,
    }),
  ]),
  links,
})
export type Order = z.infer<typeof Order>

/** An order as it is answered when its money was taken. */
export const CompletedOrder = z.object({ id: PaypalId, purchase_units: z.tuple([z.object({ payments })]) })

export const Dispute = z.object({
  dispute_id: PaypalId,
  status: state,
  dispute_life_cycle_stage: state.optional(),
  dispute_amount: Cents,
  create_time: time,
  update_time: time.optional(),
  dispute_outcome: z.object({ outcome_code: state.optional(), amount_refunded: Cents.optional() }).optional(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: PaypalId.optional(),
        seller: z.object({ merchant_id: PaypalId.optional() }).optional(),
      }),
    )
    .max(50)
    .default([]),
})
export type Dispute = z.infer<typeof Dispute>
