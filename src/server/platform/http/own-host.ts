import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { isInProcess } from './in-process.ts'
import { createOwnSite, hostOf } from './own-site.ts'
import { answerPlainPage } from './plain-page.ts'

/** Load balancers and monitoring use IP addresses. */
const OPEN = new Set(['/healthz', '/readyz', '/metrics'])

/** Host header validation: the site answers under its own name only, to people with a page that says which one it is. */
export function requireOwnHost({ PUBLIC_URL }: { PUBLIC_URL: string }): MiddlewareHandler<RequestEnv> {
  const site = createOwnSite(PUBLIC_URL)
  const message = `This server answers as ${PUBLIC_URL} only. To open it under another name or address, start it with PUBLIC_URL set to that.`
  return async (c, next) => {
    if (OPEN.has(c.req.path) || isInProcess(c) || site.isHost(hostOf(c))) return next()
    const refusal = new AppError('wrong-host', { message })
    if (!c.req.header('accept')?.includes('text/html')) throw refusal
    return answerPlainPage(c, refusal, { title: 'Not under this name', href: PUBLIC_URL, link: PUBLIC_URL })
  }
}
