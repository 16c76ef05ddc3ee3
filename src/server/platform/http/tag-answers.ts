import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { RequestEnv } from './env.ts'

/**
 * ETags of answers that bring none, except of paths that are streamed: to hash a body, the middleware reads it to its end and holds
 * all of it for whoever reads slowly.
 */
export function tagAnswers(isStreamed?: (path: string) => boolean): MiddlewareHandler<RequestEnv> {
  const tag = etag()
  return async (c, next) => {
    if (isStreamed?.(c.req.path)) return next()
    await tag(c, next)
    const { headers } = c.res
    // without a word, caches guess how long they may keep it
    if (headers.has('etag') && !headers.has('cache-control'))
      headers.set('cache-control', 'private, no-cache')
  }
}
