import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { RequestEnv } from './env.ts'

/**
 * ETags of answers that bring none, except of paths that are streamed: to hash a body, the middleware reads it to its end and holds
 * all of it for whoever reads slowly.
 */
export function tagAnswers(isStreamed?: (path: string) => boolean): MiddlewareHandler<RequestEnv> {
  const tag = etag()
  return (c, next) => (isStreamed?.(c.req.path) ? next() : tag(c, next))
}
