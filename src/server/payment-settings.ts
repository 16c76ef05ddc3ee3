import { z } from 'zod'
import { isLocalHost } from './platform/http/local-host.ts'
import { isSandbox } from './platform/payments/paypal/addresses.ts'

/** One, or two while they are exchanged: the new one first. */
const oneOrTwo = (one: z.ZodString) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(one).min(1).max(2))

/** Plain http goes to a server of tests alone. */
const apiUrl = z
  .url()
  .refine((address) => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
  }, 'must begin with https://')
  .transform((address) => address.replace(/\/$/, ''))

const PAYPAL = {
  PAYPAL_CLIENT_ID: z.string().min(10, 'must be at least 10 characters').optional(),
  PAYPAL_SECRET: z.string().min(10, 'must be at least 10 characters').optional(),
  PAYPAL_WEBHOOK_ID: oneOrTwo(
    z.string().regex(/^\w{1,60}$/, 'each id must be of letters and digits'),
  ).optional(),
  PAYPAL_PARTNER_ID: z
    .string()
    .regex(/^\w{5,20}$/, 'must be a merchant id: 13 letters and digits')
    .optional(),
  PAYPAL_ATTRIBUTION_ID: z.string().min(1).max(60).optional(),
  PAYPAL_API_URL: apiUrl.default('https://api-m.paypal.com'),
}

/** Those of the services that move money. */
export const PAYMENT_SETTINGS = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key: sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: oneOrTwo(
    z.string().regex(/^whsec_\S+$/, 'each secret must begin with whsec_'),
  ).optional(),
  STRIPE_API_URL: apiUrl.optional(),
  ...PAYPAL,
}

const Settings = z.object(PAYMENT_SETTINGS)
type PaymentSettings = z.infer<typeof Settings> & { PAYMENT_TEST?: boolean | undefined }

const PAYPAL_TOGETHER = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_PARTNER_ID',
] as const

/** Those that are only valid together. */
export function checkPaymentSettings(
  settings: PaymentSettings,
  refuse: (setting: string, message: string) => void,
): void {
  const { PAYMENT_TEST, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings
  if (STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET)
    refuse('STRIPE_WEBHOOK_SECRET', 'Stripe tells what became of payments by notices, signed with this')
  const missing = PAYPAL_TOGETHER.filter((name) => !settings[name])
  if (missing.length < PAYPAL_TOGETHER.length)
    for (const name of missing) refuse(name, `PayPal works with all of ${PAYPAL_TOGETHER.join(', ')}`)
  if (PAYMENT_TEST && STRIPE_SECRET_KEY?.includes('_live_'))
    refuse('PAYMENT_TEST', 'test mode does not run beside a live key of Stripe')
  if (PAYMENT_TEST && settings.PAYPAL_CLIENT_ID && isRealPaypal(settings))
    refuse('PAYMENT_TEST', 'test mode does not run beside PayPal outside its sandbox')
}

function isRealPaypal({ PAYPAL_API_URL }: PaymentSettings): boolean {
  const { hostname } = new URL(PAYPAL_API_URL)
  return !isSandbox(hostname) && !isLocalHost(hostname)
}

/** Whether real money may move, or a service's own test money. */
export function hasPaymentKeys({ STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID }: PaymentSettings): boolean {
  return Boolean(STRIPE_SECRET_KEY ?? PAYPAL_CLIENT_ID)
}
