import { createOutgoing } from '../../http/outgoing.ts'
import { ProviderAway } from '../provider.ts'

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 512 * 1024

export interface PaypalRequest {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface PaypalAnswer {
  status: number
  /** Undefined where there was none. */
  body: unknown
}

/** One call, bounded in time and size. @throws ProviderAway where no whole answer came */
export type PaypalSend = (request: PaypalRequest) => Promise<PaypalAnswer>

/** Errors name the call and never what was sent or answered: both may hold secrets. */
export function createSend({
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: {
  baseUrl: string
  timeoutMs?: number
}): PaypalSend {
  // an address without TLS is a server of tests: the settings take no other
  const outgoing = createOutgoing({ allowsPrivate: baseUrl.startsWith('http:') })
  return async ({ method, path, headers, body }) => {
    const call = `${method} ${path.split('?')[0]}`
    const answer = await outgoing({
      url: new URL(path, baseUrl).href,
      method,
      headers: { accept: 'application/json', 'user-agent': 'Placard', ...headers },
      ...(body === undefined ? {} : { body }),
      timeoutMs,
      maxBytes: MAX_ANSWER_BYTES,
    }).catch((cause: unknown) => {
      throw new ProviderAway(`PayPal did not answer ${call}`, { cause })
    })
    if (Buffer.byteLength(answer.text) >= MAX_ANSWER_BYTES)
      throw new ProviderAway(`PayPal answered too much to ${call}`)
    return { status: answer.status, body: readJson(answer.text, call) }
  }
}

function readJson(text: string, call: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderAway(`PayPal answered ${call} with something else than JSON`)
  }
}
