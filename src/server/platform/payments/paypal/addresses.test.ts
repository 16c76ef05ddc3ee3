import { expect, it } from 'vitest'
import { isPaypalAddress } from './addresses.ts'

const LIVE = 'https://api-m.paypal.com'
const SANDBOX = 'https://api-m.sandbox.paypal.com'

it.each([
  [LIVE, 'https://www.paypal.com/checkoutnow?token=1'],
  [LIVE, 'https://api.paypal.com/v1/notifications/certs/CERT-1'],
  [LIVE, 'https://paypal.com/'],
  [SANDBOX, 'https://www.sandbox.paypal.com/checkoutnow?token=1'],
  ['http://127.0.0.1:9', 'http://127.0.0.1:9/checkoutnow'],
])('for %s, %s is PayPal', (base, address) => {
  expect(isPaypalAddress(address, base)).toBe(true)
})

it.each([
  [LIVE, 'http://www.paypal.com/'],
  [LIVE, 'https://paypal.com.example/'],
  [LIVE, 'https://notpaypal.com/'],
  [LIVE, 'https://example.com/paypal.com'],
  [LIVE, 'https://paypal.com@example.com/'],
  [LIVE, 'https://someone@www.paypal.com/'],
  [LIVE, 'https://www.paypal.com:8443/'],
  [LIVE, 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1'],
  [LIVE, 'javascript:alert(1)'],
  [LIVE, ''],
  [LIVE, `https://www.paypal.com/${'a'.repeat(2_000)}`],
  [SANDBOX, 'https://www.paypal.com/'],
  ['http://127.0.0.1:9', 'http://127.0.0.1:8/'],
])('for %s, %s is not', (base, address) => {
  expect(isPaypalAddress(address, base)).toBe(false)
})
