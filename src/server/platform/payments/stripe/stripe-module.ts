import { z } from 'zod'
import type { ProviderModule } from '../provider-module.ts'
import { apiUrl, oneOrTwo } from '../setting-shapes.ts'
import { createStripeProvider } from './stripe-provider.ts'

export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key: sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: oneOrTwo(
    z.string().regex(/^whsec_\S+$/, 'each secret must begin with whsec_'),
  ).optional(),
  STRIPE_API_URL: apiUrl.optional(),
}

const Settings = z.object(STRIPE_SETTINGS)

export const stripeModule: ProviderModule<z.infer<typeof Settings>> = {
  listProblems: ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
    STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET
      ? [
          {
            setting: 'STRIPE_WEBHOOK_SECRET',
            message: 'Stripe reports payments by webhooks, signed with this',
          },
        ]
      : [],
  hasKeys: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY),
  findLive: ({ STRIPE_SECRET_KEY }) =>
    STRIPE_SECRET_KEY?.includes('_live_') ? 'a live key of Stripe' : null,
  create({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }, { readSites }) {
    if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
    return createStripeProvider({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecrets: STRIPE_WEBHOOK_SECRET,
      readSites,
      apiUrl: STRIPE_API_URL,
    })
  },
}
