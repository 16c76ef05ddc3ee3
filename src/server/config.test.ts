import { describe, expect, test } from 'vitest'
import { type Config, ConfigError, parseConfig } from './config.ts'
import { listConfigWarnings } from './config-warnings.ts'

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['5', 5],
  ])('%j is %i proxies', (given, hops) => expect(parseConfig({ TRUST_PROXY: given }).TRUST_PROXY).toBe(hops))

  test.each(['-1', '1.5', 'yes', '99'])('%j is rejected with the setting’s name', (given) => {
    expect(() => parseConfig({ TRUST_PROXY: given })).toThrow(ConfigError)
    expect(() => parseConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY: must be a number of proxies/)
  })
})

describe('a start warns', () => {
  const warn = (settings: Record<string, string>) =>
    listConfigWarnings(parseConfig({ NODE_ENV: 'production', ...settings }) as Config)

  test('of an address without TLS that is not this machine’s', () => {
    expect(warn({ PUBLIC_URL: 'http://placard.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL is http:\/\/placard\.example, without TLS/),
    ])
  })

  test.each([
    {},
    { PUBLIC_URL: 'https://placard.example' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: 'http://placard.example', NODE_ENV: 'development' },
  ])('of nothing with %j', (settings) => expect(warn(settings as Record<string, string>)).toEqual([]))
})

describe('payments', () => {
  const paypal = {
    PAYPAL_CLIENT_ID: 'client-of-placard',
    PAYPAL_SECRET: 'a-secret-of-it',
    PAYPAL_WEBHOOK_ID: '8AB12,9CD34',
    PAYPAL_PARTNER_ID: 'PARTNER223456',
  }
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' }

  test('are in test mode in the demo market alone, or where it is asked for', () => {
    expect(parseConfig({}).PAYMENT_TEST).toBe(true)
    expect(parseConfig({ PAYMENT_TEST: '0' }).PAYMENT_TEST).toBe(false)
    expect(parseConfig({ DEMO_DATA: '0' }).PAYMENT_TEST).toBe(false)
    expect(parseConfig({ DATABASE_URL: 'postgres://db' }).PAYMENT_TEST).toBe(false)
    expect(parseConfig({ DATABASE_URL: 'postgres://db', PAYMENT_TEST: '1' }).PAYMENT_TEST).toBe(true)
    expect(parseConfig(stripe)).toMatchObject({
      PAYMENT_TEST: false,
      STRIPE_WEBHOOK_SECRET: ['whsec_new', 'whsec_old'],
    })
    expect(parseConfig(paypal)).toMatchObject({
      PAYMENT_TEST: false,
      PAYPAL_WEBHOOK_ID: ['8AB12', '9CD34'],
      PAYPAL_API_URL: 'https://api-m.paypal.com',
    })
    const sandbox = { ...paypal, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/' }
    expect(parseConfig({ ...sandbox, PAYMENT_TEST: '1' })).toMatchObject({
      PAYMENT_TEST: true,
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
    })
    expect(parseConfig({ ...paypal, PAYPAL_API_URL: 'http://127.0.0.1:9' }).PAYPAL_API_URL).toMatch(/:9$/)
  })

  test.each([
    [{ ...stripe, PAYMENT_TEST: '1' }, /PAYMENT_TEST: test mode does not run beside a live key/],
    [{ STRIPE_SECRET_KEY: 'sk_test_abc' }, /STRIPE_WEBHOOK_SECRET: Stripe reports payments/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' }, /STRIPE_SECRET_KEY: must be a secret/],
    [{ ...paypal, PAYMENT_TEST: '1' }, /PAYMENT_TEST: test mode does not run beside PayPal outside/],
    [{ ...paypal, PAYPAL_SECRET: 'short' }, /PAYPAL_SECRET: must be at least 10/],
    [{ ...paypal, PAYPAL_SECRET: '' }, /PAYPAL_SECRET: PayPal works with all of/],
    [{ PAYPAL_PARTNER_ID: 'PARTNER223456' }, /PAYPAL_CLIENT_ID: PayPal works with all of/],
    [{ ...paypal, PAYPAL_WEBHOOK_ID: 'A1,B2,C3' }, /PAYPAL_WEBHOOK_ID/],
    // L3: as whoever sets it counts
    [{ ...paypal, PAYPAL_WEBHOOK_ID: 'A1,B-2' }, /PAYPAL_WEBHOOK_ID, value 2: each id must be/],
    [{ ...paypal, PAYPAL_API_URL: 'http://api-m.paypal.com' }, /PAYPAL_API_URL: must begin with https/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2,whsec_3' }, /STRIPE_WEBHOOK_SECRET/],
  ])('%j does not start', (settings, message) => {
    expect(() => parseConfig(settings)).toThrow(message)
  })
})
