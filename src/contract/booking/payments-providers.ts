import { z } from 'zod'
import {
  ACCOUNT_PROVIDERS,
  PROVIDER_METHODS,
  TEST_PROVIDER_METHODS,
} from '#domain/booking/payment-providers.ts'
import { Id, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** `bounces` is of bank debits, `disputed` of cards: both are taken first. */
export const TEST_OUTCOMES = ['paid', 'refused', 'bounces', 'disputed'] as const

/** What a payment in test mode is, and what was chosen of it; null: nothing yet. */
export const TestPayment = z.object({
  id: z.number().int(),
  method: z.enum(TEST_PROVIDER_METHODS),
  /** Integer US cents. */
  cents: z.number().int(),
  description: z.string(),
  outcome: z.enum(TEST_OUTCOMES).nullable(),
  /** Nothing can be chosen any more. */
  isOver: z.boolean(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
})
export type TestPayment = z.infer<typeof TestPayment>

const AccountParams = z.object({ provider: z.enum(ACCOUNT_PROVIDERS) })

export const SellerAccount = z.object({
  provider: z.enum(ACCOUNT_PROVIDERS),
  isConnected: z.boolean(),
  /** Buyers can pay through it. */
  isReady: z.boolean(),
  /** What the provider still asks of the seller. */
  todo: z.array(z.string()),
})
export type SellerAccount = z.infer<typeof SellerAccount>

/** Payments through a provider, and its own notices of them. */
export const providerPaymentRoutes = defineRoutes({
  startPayment: {
    method: 'POST',
    path: '/api/bookings/:id/provider-payments',
    summary: 'Pay what is due through a payment provider: answers the page on which to pay (buyer)',
    needsAccount: true,
    needs: 'buy',
    isIdempotent: true,
    params: IdParams,
    body: z.object({ method: z.enum(PROVIDER_METHODS) }),
    output: z.object({
      id: z.number().int(),
      /** Null: nothing is left to do there. */
      redirectUrl: z.string().nullable(),
      /** The provider is slow: sent again under the same key, this answers the page as soon as there is one. */
      isPending: z.boolean(),
    }),
    status: 201,
    refusals: [
      'booking-not-found',
      'wrong-step',
      'payment-refused',
      'payment-processing',
      'payment-unavailable',
      'rate-limited',
    ],
  },
  checkPayment: {
    method: 'POST',
    path: '/api/bookings/:id/provider-payments/:paymentId/checks',
    summary: 'Have the provider asked what became of a payment, on the way back from its page (buyer)',
    needsAccount: true,
    params: IdParams.extend({ paymentId: Id }),
    output: z.object({
      success: z.literal(true),
      /** The provider is slow: ask again in a moment. */
      isPending: z.boolean(),
    }),
    refusals: ['booking-not-found', 'not-found', 'payment-unavailable', 'rate-limited'],
  },
  getTestPayment: {
    method: 'GET',
    path: '/api/test-payments/:id',
    summary: 'A payment in test mode, in which no money moves (its buyer)',
    needsAccount: true,
    params: IdParams,
    output: TestPayment,
    refusals: ['not-found'],
  },
  chooseTestOutcome: {
    method: 'POST',
    path: '/api/test-payments/:id/outcomes',
    summary: 'Choose what becomes of a payment in test mode (its buyer)',
    needsAccount: true,
    needs: 'buy',
    params: IdParams,
    body: z.object({ outcome: z.enum(TEST_OUTCOMES) }),
    output: TestPayment,
    refusals: ['not-found', 'wrong-step'],
  },
  listPaymentAccounts: {
    method: 'GET',
    path: '/api/my/payment-accounts',
    summary: 'Payment providers of this site, and how my account with each stands',
    needsAccount: true,
    output: z.object({ items: z.array(SellerAccount) }),
  },
  connectPaymentAccount: {
    method: 'POST',
    path: '/api/my/payment-accounts/:provider',
    summary: 'Connect my account with a provider, or go on with that: answers the provider’s page',
    needsAccount: true,
    needs: 'organization',
    params: AccountParams,
    output: z.object({ url: z.string() }),
    status: 201,
    refusals: ['not-found', 'payments-not-set-up', 'provider-away', 'rate-limited'],
  },
  receivePaymentNotice: {
    method: 'POST',
    path: '/payments/:provider/notices',
    summary:
      'A payment provider tells that something happened, signed by it; kinds that are not known are answered 200',
    params: AccountParams,
    output: z.object({ success: z.literal(true) }),
    maxBodyBytes: 256 * 1024,
    refusals: ['not-found', 'notice-not-signed', 'payments-not-set-up', 'provider-away'],
  },
})
