import { z } from 'zod'

/**
 * What PayPal's reference documents of its answers, as far as they are used here: Orders v2, Payments v2, Disputes v1, Transaction
 * Search v1, Partner Referrals v1 and v2, tokens and errors. Nothing beside the documented fields may be answered.
 */
const id = z.string().regex(/^[A-Z0-9]{1,36}$/)
const merchantId = z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/)
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
const money = z.strictObject({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .regex(/^(-?\d+|(-?\d+)?\.\d+)$/)
    .max(32),
})
const payee = z.strictObject({ merchant_id: merchantId, email_address: z.string().optional() })
const links = z.array(
  z.strictObject({
    href: z.string().min(1),
    rel: z.string().min(1),
    method: z.enum(['GET', 'POST', 'PATCH']).optional(),
  }),
)
const fees = z.array(z.strictObject({ amount: money, payee: payee.optional() })).max(1)
const instruction = z.strictObject({
  platform_fees: fees.optional(),
  disbursement_mode: z.enum(['INSTANT', 'DELAYED']).optional(),
})
const related = z.strictObject({ related_ids: z.strictObject({ order_id: id }) })

const authorization = z.strictObject({
  id,
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']),
  amount: money,
  custom_id: z.string().max(255).optional(),
  create_time: time,
  links,
})
const capture = z.strictObject({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  status_details: z
    .strictObject({
      reason: z.enum(['BUYER_COMPLAINT', 'CHARGEBACK', 'ECHECK', 'PENDING_REVIEW', 'REFUNDED', 'OTHER']),
    })
    .optional(),
  amount: money,
  custom_id: z.string().max(255).optional(),
  final_capture: z.boolean(),
  seller_receivable_breakdown: z
    .strictObject({ gross_amount: money, paypal_fee: money, net_amount: money, platform_fees: fees })
    .optional(),
  create_time: time,
  links,
})
const refund = z.strictObject({
  id,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  status_details: z.strictObject({ reason: z.literal('ECHECK') }).optional(),
  amount: money,
  custom_id: z.string().max(127).optional(),
  seller_payable_breakdown: z.strictObject({
    gross_amount: money,
    platform_fees: fees,
    total_refunded_amount: money,
  }),
  create_time: time,
  links,
})
/** Payments v2 says more of them than an order does. */
const shown = { supplementary_data: related, payee }
const refundShown = refund.extend({ payer: payee })

const order = z.strictObject({
  id,
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  create_time: time,
  payment_source: z.strictObject({ paypal: z.strictObject({ email_address: z.string().optional() }) }),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().max(256),
      custom_id: z.string().max(255),
      description: z.string().max(127),
      amount: money,
      payee,
      payment_instruction: instruction.optional(),
      payments: z
        .strictObject({
          authorizations: z.array(authorization).optional(),
          captures: z.array(capture).optional(),
          refunds: z.array(refund).optional(),
        })
        .optional(),
    }),
  ]),
  links,
})

const disputeId = z.string().regex(/^PP-[A-Z0-9-]+$/)
const disputeStatus = z.enum([
  'OPEN',
  'WAITING_FOR_BUYER_RESPONSE',
  'WAITING_FOR_SELLER_RESPONSE',
  'UNDER_REVIEW',
  'RESOLVED',
  'OTHER',
])
const dispute = z.strictObject({
  dispute_id: disputeId,
  create_time: time,
  update_time: time,
  status: disputeStatus,
  dispute_life_cycle_stage: z.enum(['INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION']),
  dispute_amount: money,
  dispute_outcome: z.strictObject({ outcome_code: z.string(), amount_refunded: money.optional() }).optional(),
  disputed_transactions: z.array(
    z.strictObject({ seller_transaction_id: id, seller: z.strictObject({ merchant_id: merchantId }) }),
  ),
})

const transactions = z.strictObject({
  transaction_details: z.array(
    z.strictObject({
      transaction_info: z.strictObject({
        transaction_id: z.string().max(24),
        paypal_reference_id: z.string().max(24).optional(),
        paypal_reference_id_type: z.enum(['ODR', 'TXN', 'SUB', 'PAP']).optional(),
        transaction_event_code: z.string().max(5),
        transaction_status: z.string().max(1),
        transaction_initiation_date: time,
        transaction_amount: money,
        custom_field: z.string().max(127).optional(),
      }),
    }),
  ),
  page: z.number().int(),
  total_pages: z.number().int(),
  total_items: z.number().int(),
})

const error = z.strictObject({
  name: z.string(),
  message: z.string(),
  debug_id: z.string(),
  details: z.array(z.strictObject({ issue: z.string(), description: z.string() })),
})
const oauthError = z.strictObject({ error: z.string(), error_description: z.string() })

const token = z.strictObject({
  scope: z.string(),
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  app_id: z.string(),
  expires_in: z.number().int(),
  nonce: z.string(),
})
const referral = z.strictObject({ links })
const found = z.strictObject({ merchant_id: merchantId, tracking_id: z.string().max(127) })
const integration = z.strictObject({
  merchant_id: merchantId,
  payments_receivable: z.boolean(),
  primary_email_confirmed: z.boolean(),
  oauth_integrations: z.array(
    z.strictObject({
      integration_type: z.literal('OAUTH_THIRD_PARTY'),
      integration_method: z.literal('PAYPAL'),
    }),
  ),
})

/** By method and path. */
const ANSWERS: [RegExp, z.ZodType][] = [
  [/^POST \/v1\/oauth2\/token$/, token],
  [/^(GET|POST) \/v2\/checkout\/orders(\/[^/]+(\/(capture|authorize))?)?$/, order],
  [/^POST \/v2\/payments\/authorizations\/[^/]+\/capture$/, capture.extend(shown)],
  [/^GET \/v2\/payments\/captures\/[^/]+$/, capture.extend(shown)],
  [/^POST \/v2\/payments\/captures\/[^/]+\/refund$/, refundShown],
  [
    /^GET \/v1\/customer\/disputes$/,
    z.strictObject({ items: z.array(dispute.pick({ dispute_id: true, status: true })) }),
  ],
  [/^GET \/v1\/customer\/disputes\/[^/]+$/, dispute],
  [/^GET \/v1\/reporting\/transactions$/, transactions],
  [/^POST \/v2\/customer\/partner-referrals$/, referral],
  [/^GET \/v1\/customer\/partners\/[^/]+\/merchant-integrations$/, found],
  [/^GET \/v1\/customer\/partners\/[^/]+\/merchant-integrations\/[^/]+$/, integration],
]
const EVENTS: [RegExp, z.ZodType][] = [
  [/^CHECKOUT\.ORDER\./, order],
  [/^PAYMENT\.AUTHORIZATION\./, authorization.extend(shown)],
  [/^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/, refundShown],
  [/^PAYMENT\.CAPTURE\./, capture.extend(shown)],
  [/^CUSTOMER\.DISPUTE\./, dispute],
]

/** What is wrong with an answer; undefined: nothing. @param call `GET /v2/checkout/orders/O1` */
export function findAnswerProblem(
  call: string,
  { status, body }: { status: number; body?: unknown },
): string | undefined {
  if (status === 204) return body === undefined ? undefined : `${call}: a body beside 204`
  const isToken = call.endsWith('/token')
  const schema = status < 300 ? ANSWERS.find(([of]) => of.test(call))?.[1] : isToken ? oauthError : error
  return findProblem(call, schema, body)
}

/** As `findAnswerProblem`, of what a webhook is told. */
export function findEventProblem(type: string, resource: unknown): string | undefined {
  return findProblem(type, EVENTS.find(([of]) => of.test(type))?.[1], resource)
}

function findProblem(name: string, schema: z.ZodType | undefined, value: unknown): string | undefined {
  if (!schema) return `${name}: not documented`
  const read = schema.safeParse(value)
  return read.success ? undefined : `${name}: ${z.prettifyError(read.error)}`
}
