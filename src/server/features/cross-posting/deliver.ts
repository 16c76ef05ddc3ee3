import { idempotencyKey, sign } from './document.ts'

export interface Delivery {
  siteId: string
  endpoint: string
  secret: string
  body: string
  now: Date
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_CHARACTERS = 10_000

/** Posts one signed document. @returns the address it has there, if the site says one. @throws when it was not taken */
export async function deliver({ siteId, endpoint, secret, body, now }: Delivery): Promise<string | null> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const response = await fetch(endpoint, {
    method: 'POST',
    body,
    // a redirect would carry the document to somebody the admin never named
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Placard cross-posting',
      'x-placard-timestamp': String(timestamp),
      'x-placard-signature': sign(secret, timestamp, body),
      'idempotency-key': idempotencyKey(siteId, body),
    },
  })
  const text = (await response.text()).slice(0, MAX_ANSWER_CHARACTERS)
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${text.slice(0, 200)}`)
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
