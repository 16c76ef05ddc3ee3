/**
 * PayPal's own pages and certificates: https below paypal.com, or where its API itself is (a server of tests). The sandbox is
 * not PayPal for money that is real: its certificates sign notices of whoever has an account there.
 */
export function isPaypalAddress(address: string, baseUrl: string): boolean {
  if (!URL.canParse(address) || address.length > 2_000) return false
  const { origin, protocol, hostname, port, username, password } = new URL(address)
  if (username || password) return false
  const base = new URL(baseUrl)
  if (origin === base.origin) return true
  const domain = isSandbox(base.hostname) ? 'sandbox.paypal.com' : 'paypal.com'
  const isBelow = hostname === domain || hostname.endsWith(`.${domain}`)
  return protocol === 'https:' && port === '' && isBelow && isSandbox(hostname) === isSandbox(base.hostname)
}

export function isSandbox(hostname: string): boolean {
  return hostname.split('.').includes('sandbox')
}
