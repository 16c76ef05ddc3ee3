import type { Hono } from 'hono'
import type { RequestEnv } from '../http/env.ts'

/** Path of an answer of the API → the tag it came with. */
export type Reads = ReadonlyMap<string, string>

type Call = (path: string, init?: RequestInit) => Promise<Response>

interface Reader {
  call: Call
  /** Whether the database was away for a part of the page. */
  isDown(): boolean
  /** Everything that was read; null when some of it was refused, changed something or has no tag to compare. */
  reads(): Reads | null
}

/** The API as one page reads it while it is rendered. */
export function createReader(app: Hono<RequestEnv>, own: Record<string, string>): Reader {
  const reads = new Map<string, string>()
  let isDown = false
  let isRepeatable = true
  const call: Call = async (path, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(own)) headers.set(name, value)
    const response = await app.request(path, { ...init, headers })
    if (response.status === 503) isDown = true
    const tag = (init?.method ?? 'GET') === 'GET' ? toTag(response) : null
    if (tag === null) isRepeatable = false
    else reads.set(path, tag)
    return response
  }
  return { call, isDown: () => isDown, reads: () => (isRepeatable ? reads : null) }
}

/** Whether a guest who asks the same would be told the same. */
export async function areUnchanged(app: Hono<RequestEnv>, reads: Reads): Promise<boolean> {
  const answers = await Promise.all(
    [...reads].map(async ([path, tag]) => [toTag(await app.request(path)), tag]),
  )
  return answers.every(([is, was]) => is === was)
}

/** Guests' questions carry nothing of theirs, so an answer is anybody's, whatever it tells caches that cannot know that. */
function toTag({ ok, headers }: Response): string | null {
  return ok && !headers.has('set-cookie') ? headers.get('etag') : null
}
