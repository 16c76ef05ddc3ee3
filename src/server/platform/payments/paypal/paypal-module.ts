import { z } from 'zod'
import { isLocalHost } from '../../http/local-host.ts'
import type { ProviderModule } from '../provider-module.ts'
import { apiUrl, oneOrTwo } from '../setting-shapes.ts'
import { isSandbox } from './addresses.ts'
import { createPaypalProvider } from './paypal-provider.ts'

export const PAYPAL_SETTINGS = {
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

const Settings = z.object(PAYPAL_SETTINGS)
type Settings = z.infer<typeof Settings>

const TOGETHER = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_PARTNER_ID'] as const

export const paypalModule: ProviderModule<Settings> = {
  listProblems(settings) {
    const missing = TOGETHER.filter((name) => !settings[name])
    if (missing.length === TOGETHER.length) return []
    const message = `PayPal works with all of ${TOGETHER.join(', ')}`
    return missing.map((setting) => ({ setting, message }))
  },
  hasKeys: ({ PAYPAL_CLIENT_ID }) => Boolean(PAYPAL_CLIENT_ID),
  findLive: (settings) =>
    settings.PAYPAL_CLIENT_ID && isReal(settings) ? 'PayPal outside its sandbox' : null,
  create(settings, { readSites, listAccounts, now }) {
    const { PAYPAL_CLIENT_ID, PAYPAL_SECRET, PAYPAL_WEBHOOK_ID, PAYPAL_PARTNER_ID } = settings
    if (!PAYPAL_CLIENT_ID || !PAYPAL_SECRET || !PAYPAL_WEBHOOK_ID || !PAYPAL_PARTNER_ID) return undefined
    return createPaypalProvider({
      readSites,
      baseUrl: settings.PAYPAL_API_URL,
      clientId: PAYPAL_CLIENT_ID,
      secret: PAYPAL_SECRET,
      webhookIds: PAYPAL_WEBHOOK_ID,
      partnerId: PAYPAL_PARTNER_ID,
      attributionId: settings.PAYPAL_ATTRIBUTION_ID,
      listAccounts: () => listAccounts('paypal'),
      now,
    })
  },
}

function isReal({ PAYPAL_API_URL }: Settings): boolean {
  const { hostname } = new URL(PAYPAL_API_URL)
  return !isSandbox(hostname) && !isLocalHost(hostname)
}
