import type { MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { RequestEnv } from './env.ts'

/** ETags of answers, except of `endless` paths: to hash a body, the middleware reads it to its end. */
export function tagAnswers(endless: readonly string[]): MiddlewareHandler<RequestEnv> {
  const tag = etag()
  return (c, next) => (endless.includes(c.req.path) ? next() : tag(c, next))
}
