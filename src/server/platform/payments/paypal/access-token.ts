import { z } from 'zod'
import { ProviderAway, ProviderKeyRefused } from '../provider.ts'
import type { PaypalSend } from './send.ts'

/** A token is given back for another before PayPal ends it, so that none ends on its way. */
const SPARE_MS = 60_000
const MAX_LIFE_S = 24 * 60 * 60

const Answer = z.object({
  // visible ASCII without spaces: it is written into a header
  access_token: z.string().regex(/^[\x21-\x7e]{1,4000}$/),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().int().min(1),
})

export interface AccessTokens {
  /** @throws ProviderKeyRefused where id and secret are not taken, ProviderAway where there is none available */
  get(): Promise<string>
  /** Gets one anew. @throws as `get` */
  renew(): Promise<string>
  /** PayPal no longer takes this one. */
  drop(token: string): void
}

interface Options {
  clientId: string
  secret: string
  now: () => Date
}

/** Client credentials: one token for all calls, asked for once where many calls wait for it. */
export function createAccessTokens(send: PaypalSend, { clientId, secret, now }: Options): AccessTokens {
  let kept: { token: string; until: number } | undefined
  let underWay: Promise<string> | undefined
  const basic = Buffer.from(`${clientId}:${secret}`).toString('base64')

  const ask = async () => {
    const { status, body } = await send({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (status === 401) throw new ProviderKeyRefused(REFUSED)
    const answer = Answer.safeParse(body)
    if (status !== 200 || !answer.success) throw new ProviderAway(`PayPal gave no access token: ${status}`)
    const { access_token: token, expires_in: lifeS } = answer.data
    kept = { token, until: now().getTime() + Math.min(lifeS, MAX_LIFE_S) * 1000 - SPARE_MS }
    return token
  }
  const renew = () => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return {
    renew,
    async get() {
      if (kept && now().getTime() < kept.until) return kept.token
      return renew()
    },
    drop(token) {
      if (kept?.token === token) kept = undefined
    },
  }
}

const REFUSED = 'PayPal refuses the client id and secret. Are PAYPAL_CLIENT_ID and PAYPAL_SECRET right?'
