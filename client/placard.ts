/**
 * The client of Placard for TypeScript. It needs `openapi-fetch` and the file of types beside it:
 *
 *   npm install openapi-fetch
 *   curl -O ADDRESS/api/client/placard.ts -O ADDRESS/api/client/placard-api.d.ts
 */
import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './placard-api.d.ts'

export interface PlacardOptions {
  /** Where Placard is, such as `https://placard.example`. */
  baseUrl: string
  /** An API key, `plk_…`; without one what everybody may read. */
  key?: string
  /** How often a request is sent again that came too early (429), or, where that does no harm, while the server was busy (503). */
  retries?: number
  /** In place of the `fetch` of the runtime. */
  fetch?: (request: Request) => Promise<Response>
}

export type Placard = Client<paths>

/** Every route that a key reaches, with types: `placard.GET('/api/bookings/{id}', { params: { path: { id: 311 } } })`. */
export function createPlacard({
  baseUrl,
  key,
  retries = 3,
  fetch: send = (request) => fetch(request),
}: PlacardOptions): Placard {
  return createClient<paths>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    fetch: (request) => sendPatiently(request, { send, retries }),
  })
}

interface Patience {
  send: (request: Request) => Promise<Response>
  retries: number
}

/** One that makes nothing, or makes it once however often it is sent. */
function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || method === 'PUT' || headers.has('idempotency-key')
}

/** Waits as long as the server says. The request is the same each time, its `Idempotency-Key` too. */
async function sendPatiently(request: Request, { send, retries }: Patience): Promise<Response> {
  const answer = await send(request.clone())
  const isLater = answer.status === 429 || (answer.status === 503 && isRepeatable(request))
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  if (!isLater || retries === 0 || !(seconds >= 0 && seconds <= 120)) return answer
  await answer.body?.cancel()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return sendPatiently(request, { send, retries: retries - 1 })
}
