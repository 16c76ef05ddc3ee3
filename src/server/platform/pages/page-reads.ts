import type { Hono } from 'hono'
import type { RequestEnv, Visitor } from '../http/env.ts'

/** Path of an API answer → its ETag. */
export type Reads = ReadonlyMap<string, string>

type Call = (path: string, init?: RequestInit) => Promise<Response>

interface Reader {
  call: Call
  /** Whether the database was unavailable for a part of the page. */
  isDown(): boolean
  /** All reads; null when one was refused, was a write or has no ETag to compare. */
  reads(): Reads | null
}

interface Own {
  /** Added to every call. */
  headers: Record<string, string>
  /** For whom it calls; without, for any guest. */
  visitor?: Visitor
}

/** API client that records what one page reads while it is rendered. */
export function createReader(app: Hono<RequestEnv>, own: Own): Reader {
  const reads = new Map<string, string>()
  let isDown = false
  let isRepeatable = true
  const call: Call = async (path, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(own.headers)) headers.set(name, value)
    const response = await app.request(path, { ...init, headers }, { visitor: own.visitor })
    if (response.status === 503) isDown = true
    const tag = (init?.method ?? 'GET') === 'GET' ? toTag(response) : null
    if (tag === null) isRepeatable = false
    else reads.set(path, tag)
    return response
  }
  return { call, isDown: () => isDown, reads: () => (isRepeatable ? reads : null) }
}

/** Revalidates: whether a guest would get the same answers now. */
export async function areUnchanged(app: Hono<RequestEnv>, reads: Reads): Promise<boolean> {
  const answers = await Promise.all(
    [...reads].map(async ([path, tag]) => [toTag(await app.request(path)), tag]),
  )
  return answers.every(([is, was]) => is === was)
}

/** Requests of guests carry no credentials, so the answers can be shared, whatever their cache headers say. */
function toTag({ ok, headers }: Response): string | null {
  return ok && !headers.has('set-cookie') ? headers.get('etag') : null
}
