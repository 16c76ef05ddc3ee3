import type { z } from 'zod'
import { ProviderAway, ProviderBusy } from '../provider.ts'
import { createAccessTokens } from './access-token.ts'
import { PaypalRefusal, readIssue } from './refusal.ts'
import { createSend, type PaypalAnswer, type PaypalRequest } from './send.ts'
import type { PaypalSettings } from './settings.ts'

export interface PaypalCall {
  method: PaypalRequest['method']
  path: string
  json?: unknown
  /** Under which asking again does nothing more. */
  requestId?: string
  /** The seller's account in whose name it is asked. */
  merchant?: string
}

/**
 * @throws ProviderAway where PayPal is away, slow, overrun or answers what cannot be read
 * @throws PaypalRefusal where it understood and will not
 */
export type PaypalClient = (<T>(call: PaypalCall, answer: z.ZodType<T>) => Promise<T>) & {
  /** @throws ProviderKeyRefused */
  checkKeys(): Promise<void>
}

/** Calls PayPal's REST API with a token of its own. */
export function createPaypalClient(settings: PaypalSettings): PaypalClient {
  const { clientId, secret, attributionId, now = () => new Date() } = settings
  const send = createSend(settings)
  const tokens = createAccessTokens(send, { clientId, secret, now })

  const sendOnce = async (call: PaypalCall, token: string) =>
    send({
      method: call.method,
      path: call.path,
      headers: {
        authorization: `Bearer ${token}`,
        // whole objects, also from POST: else it answers with an id alone
        prefer: 'return=representation',
        ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.requestId ? { 'paypal-request-id': call.requestId } : {}),
        ...(call.merchant ? { 'paypal-auth-assertion': assertionFor(clientId, call.merchant) } : {}),
        ...(attributionId ? { 'paypal-partner-attribution-id': attributionId } : {}),
      },
      ...(call.json === undefined ? {} : { body: JSON.stringify(call.json) }),
    })

  const sendWithToken = async (call: PaypalCall) => {
    const token = await tokens.get()
    const answer = await sendOnce(call, token)
    if (answer.status !== 401) return answer
    tokens.drop(token)
    return sendOnce(call, await tokens.get())
  }

  const ask = async <T>(call: PaypalCall, schema: z.ZodType<T>): Promise<T> => {
    const name = `${call.method} ${call.path.split('?')[0]}`
    const answer = await sendWithToken(call)
    if (answer.status < 200 || answer.status > 299) throw toError(answer, name)
    const read = schema.safeParse(answer.body)
    if (!read.success) throw new ProviderAway(`PayPal answered ${name} with something that cannot be read`)
    return read.data
  }
  const checkKeys = async () => {
    await tokens.renew()
  }
  return Object.assign(ask, { checkKeys })
}

/** A twin under way is 409, too many calls 429: both may be asked again, as all where PayPal itself failed. */
function toError({ status, body }: PaypalAnswer, call: string): Error {
  const isNo = [400, 403, 404, 405, 410, 422].includes(status)
  if (isNo) return new PaypalRefusal(status, readIssue(body), call)
  return new (status === 409 ? ProviderBusy : ProviderAway)(`PayPal answered ${status} to ${call}`)
}

/** PayPal's way to act for a seller who gave leave: a JSON web token that needs no signature beside our own access token. */
function assertionFor(clientId: string, merchant: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode({ iss: clientId, payer_id: merchant })}.`
}
