import { z } from 'zod'
import { PAYPAL_SETTINGS, paypalModule } from './paypal/paypal-module.ts'
import type { ProviderModule } from './provider-module.ts'
import { STRIPE_SETTINGS, stripeModule } from './stripe/stripe-module.ts'

/** Those of the services that move money. */
export const PAYMENT_SETTINGS = { ...STRIPE_SETTINGS, ...PAYPAL_SETTINGS }

const Settings = z.object(PAYMENT_SETTINGS)
export type PaymentSettings = z.infer<typeof Settings>

/** A way that several have is offered by the first. */
export const PROVIDER_MODULES: readonly ProviderModule<PaymentSettings>[] = [stripeModule, paypalModule]
