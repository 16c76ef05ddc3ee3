import type { PaymentInstructions } from '#contract/booking/payments.ts'
import { instructionsPurpose } from '#server/platform/secrets/seal-stored.ts'
import type { TestApp } from '../test-app.ts'

const BY_CHECK: PaymentInstructions = {
  bank: null,
  check: { payee: 'Sally Seller', address: '1 Pier, Seattle' },
  paypalUrl: null,
  invoiceUrl: null,
  note: '',
}

/** How a seller is paid directly, as the seller has said. @returns its id */
export async function buildInstructions({ db, context }: TestApp, sellerId: number): Promise<number> {
  const sealed = context.secrets.seal(JSON.stringify(BY_CHECK), instructionsPurpose(sellerId))
  const { id } = await db
    .insertInto('payment_instructions')
    .values({ seller_id: sellerId, sealed })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
