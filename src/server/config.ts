import { resolve } from 'node:path'
import { z } from 'zod'
import { checkPaymentSettings, hasPaymentKeys } from './payment-settings.ts'
import { PAYMENT_SETTINGS } from './platform/payments/provider-modules.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flagText = z.enum(['0', '1', 'false', 'true'])
const isOn = (value: z.infer<typeof flagText>) => value === '1' || value === 'true'
const flag = (fallback: '0' | '1') => flagText.default(fallback).transform(isOn)
const optionalFlag = flagText.transform(isOn).optional()
/** Number of trusted proxies in front of us; `true` is one. */
const hops = z
  .enum(['0', 'false', '1', 'true', '2', '3', '4', '5'], 'must be a number of proxies, 0 to 5')
  .default('0')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
const optionalUrl = z.url().optional()
/** Newest first; the older ones only decrypt until everything is resealed. */
const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(32, 'each key must have at least 32 characters')).min(1))

/** Every setting of the product; the README's table of settings follows this order. */
const Env = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().min(1).optional(),
  SECRET_KEY: secretKeys.optional(),
  DEMO_DATA: flag('1'),
  ADMIN_USERNAME: z.string().min(3).default('admin'),
  ADMIN_EMAIL: z.email().default('admin@placard.example'),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  SMTP_URL: optionalUrl,
  MAIL_FROM: z.string().min(3).default('Placard <hello@placard.example>'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(366).default(7),
  BACKUP_KEEP_WEEKS: z.coerce.number().int().min(0).max(520).default(4),
  SUPPORT_DOMAIN: z.string().min(3).default('placard.example'),
  SUPPORT_PHONE: z.string().min(7).max(30).default('(360) 555-0142'),
  INBOUND_MAIL_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  MAIL_AUTH_SERVER: z
    .string()
    .regex(
      /^[\w.:-]{1,255}$/,
      'is the name (authserv-id) that your mail server writes into Authentication-Results',
    )
    .optional(),
  GEOCODER_URL: optionalUrl,
  MAP_TILE_URL: z.string().min(1).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_SATELLITE_URL: z
    .string()
    .min(1)
    .default('https://server.arcgisonline.com/ArcGIS/rest/services/World_Imagery/MapServer/tile/{z}/{y}/{x}'),
  SENTRY_DSN: optionalUrl,
  SENTENCE_MODEL: flag('1'),
  LLM_PROVIDER: z.enum(['openai-compatible', 'anthropic', 'ollama']).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_BASE_URL: optionalUrl,
  LLM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8_000),
  LLM_DAILY_ANSWERS: z.coerce.number().int().min(1).default(100),
  LLM_DAILY_TOTAL: z.coerce.number().int().min(1).default(2_000),
  PLATFORM_FEE_BP: z.coerce.number().int().min(0).max(10_000).default(0),
  PAYMENT_TEST: optionalFlag,
  ...PAYMENT_SETTINGS,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  OPEN_DATA: flag('0'),
  ALLOW_PRIVATE_ENDPOINTS: flag('0'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: hops,
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  HSTS_PRELOAD: flag('0'),
})

/** Settings that are only valid together. */
const Settings = Env.superRefine((settings, check) => {
  const { LLM_PROVIDER, LLM_MODEL, LLM_API_KEY } = settings
  const refuse = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
  if (LLM_PROVIDER && !LLM_MODEL) refuse('LLM_MODEL', 'name the model that LLM_PROVIDER is to answer with')
  if (!LLM_PROVIDER && LLM_MODEL) refuse('LLM_PROVIDER', 'say who serves LLM_MODEL')
  checkPaymentSettings(settings, refuse)
  if (LLM_PROVIDER === 'anthropic' && !LLM_API_KEY) refuse('LLM_API_KEY', 'anthropic answers only with a key')
})

/** The invented market of a first look, which knows nothing of real money. */
function isDemo(settings: z.infer<typeof Env>): boolean {
  return settings.DEMO_DATA && !settings.DATABASE_URL && !hasPaymentKeys(settings)
}

export type Config = Omit<
  z.infer<typeof Env>,
  'PUBLIC_URL' | 'DATA_DIR' | 'BACKUP_DIR' | 'ADMIN_SECOND_FACTOR' | 'PAYMENT_TEST'
> & {
  PUBLIC_URL: string
  ADMIN_SECOND_FACTOR: 'required' | 'optional'
  /** Payments may be tried out; nobody is charged. */
  PAYMENT_TEST: boolean
  /** Absolute paths. */
  DATA_DIR: string
  BACKUP_DIR?: string | undefined
  isDev: boolean
}

export class ConfigError extends Error {}

/**
 * Parses the environment once. An empty value counts as absent.
 * @throws ConfigError that names every invalid setting, one a line
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const input = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(input)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${describePath(issue.path)}: ${issue.message}`)
    throw new ConfigError(`These settings are not valid:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const PUBLIC_URL = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '')
  return {
    ...values,
    PUBLIC_URL,
    ADMIN_SECOND_FACTOR:
      values.ADMIN_SECOND_FACTOR ?? (PUBLIC_URL.startsWith('https:') ? 'required' : 'optional'),
    PAYMENT_TEST: values.PAYMENT_TEST ?? isDemo(values),
    DATA_DIR: resolve(values.DATA_DIR),
    BACKUP_DIR: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
    isDev: values.NODE_ENV === 'development',
  }
}

/** `PAYPAL_WEBHOOK_ID`, `0` → "PAYPAL_WEBHOOK_ID, value 1": who sets it counts from one. */
function describePath([name, ...inside]: readonly PropertyKey[]): string {
  return [
    String(name),
    ...inside.map((at) => (typeof at === 'number' ? `value ${at + 1}` : String(at))),
  ].join(', ')
}
