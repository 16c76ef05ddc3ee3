import type { Outgoing } from '../../../platform/http/outgoing.ts'
import { idempotencyKey, sign } from './document.ts'

export interface Delivery {
  siteId: string
  endpoint: string
  secret: string
  body: string
  now: Date
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 10_000

/** The site answered but did not accept. Its answer is not kept: it may contain anything, even somebody's data. */
export class NotTakenError extends Error {
  constructor(status: number) {
    super(`The site answered ${status}`)
  }
}

/** Posts one signed document. @returns the listing's URL there, if the site returns one. @throws when it was not accepted */
export async function deliver(
  outgoing: Outgoing,
  { siteId, endpoint, secret, body, now }: Delivery,
): Promise<string | null> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const { status, text } = await outgoing({
    url: endpoint,
    method: 'POST',
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Placard cross-posting',
      'x-placard-timestamp': String(timestamp),
      'x-placard-signature': sign(secret, timestamp, body),
      'idempotency-key': idempotencyKey(siteId, body),
    },
  })
  if (status < 200 || status > 299) throw new NotTakenError(status)
  return readUrl(text)
}

function readUrl(text: string): string | null {
  try {
    const url = (JSON.parse(text) as { url?: unknown } | null)?.url
    return typeof url === 'string' && /^https?:\/\//.test(url) ? url.slice(0, 1000) : null
  } catch {
    return null
  }
}
