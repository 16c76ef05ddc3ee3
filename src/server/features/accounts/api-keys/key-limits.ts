import type { Route } from '#contract/route.ts'
import { KEY_RATES, type KeyRate } from '#domain/scopes.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { createTokenBuckets, type TokenBuckets } from '../../../platform/http/token-buckets.ts'

const WINDOW_S = 60
const RATES = Object.keys(KEY_RATES) as KeyRate[]

export type KeyLimits = Record<KeyRate, TokenBuckets>

/** Of each web process. @param scale `RATE_LIMIT_SCALE` */
export function createKeyLimits(scale: number): KeyLimits {
  const bucketOf = (rate: KeyRate) => {
    const max = Math.max(1, Math.round(KEY_RATES[rate] * scale))
    return createTokenBuckets({ burst: max, perSecond: max / WINDOW_S })
  }
  return { requests: bucketOf('requests'), costly: bucketOf('costly'), writes: bucketOf('writes') }
}

/** Takes one of each that the route counts against. @throws AppError `rate-limited`, with when to come back */
export function takeFor(limits: KeyLimits, route: Route | null, keyId: number): void {
  for (const rate of RATES.filter((one) => countsFor(one, route))) {
    const waitS = limits[rate].take(String(keyId))
    if (waitS > 0) throw new AppError('rate-limited', { headers: { 'retry-after': String(waitS) } })
  }
}

function countsFor(rate: KeyRate, route: Route | null): boolean {
  if (rate === 'costly') return route?.isCostly === true
  return rate === 'requests' || (route !== null && route.method !== 'GET')
}

/** `RateLimit` and its policy, as the IETF's draft has them: of all requests, which any of them counts against. */
export function toLimitHeaders(limits: KeyLimits, keyId: number): Record<string, string> {
  const { left, max, fullInS } = limits.requests.count(String(keyId))
  return {
    'ratelimit-policy': `"requests";q=${max};w=${WINDOW_S}`,
    ratelimit: `"requests";r=${left};t=${fullInS}`,
  }
}
