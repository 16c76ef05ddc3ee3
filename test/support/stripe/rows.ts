/** An object as it is remembered: what was sent is kept as it was sent, and shown in its own shape (`stripe/present.ts`). */
export interface Row {
  [field: string]: unknown
  id: string
  object: string
  status: string
  created: number
  amount: number
  amount_received: number
  amount_total: number
  capture_method: string
  /** Of a session, what its payment is made of. */
  intentData: Form
  metadata: Record<string, string>
  payment_intent: string | null
  payment_method_types: string[]
  url: string
}
export type Form = Record<string, unknown>

/** What is remembered, as far as what is shown depends on it. */
export interface StripeRows {
  readonly intents: ReadonlyMap<string, Row>
  readonly disputes: ReadonlyMap<string, Row>
  readonly hidesCosts: boolean
}

export function feeOf({ application_fee_amount }: Row): number | null {
  return application_fee_amount === undefined ? null : Number(application_fee_amount)
}
