import type { Context } from 'hono'
import { MAX_ID } from '#domain/limits.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

const ID = /^[1-9]\d{0,9}$/

/** Parses a cursor: the id of the previous page's last row. @throws AppError `invalid-input` */
export function readIdCursor(text: string): number {
  if (ID.test(text) && Number(text) <= MAX_ID) return Number(text)
  const message = 'cursor: is broken or belongs to another search; start again without it'
  throw new AppError('invalid-input', { message, fields: { cursor: message } })
}

/** Pagination headers: total in `X-Total-Count`, the next page in `Link` (RFC 8288). */
export function setPageHeaders(
  c: Context<RequestEnv>,
  { total, nextCursor }: { total: number; nextCursor: string | null },
): void {
  c.header('x-total-count', String(total))
  if (nextCursor !== null) setNextLink(c, 'cursor', nextCursor)
}

/** Of rows read with one more than a page holds: the page, and in `Link` the same list before its last row. */
export function takePage<T extends { id: number }>(c: Context<RequestEnv>, rows: T[], size: number): T[] {
  const page = rows.slice(0, size)
  if (rows.length > size) setNextLink(c, 'before', String(page.at(-1)!.id))
  return page
}

function setNextLink(c: Context<RequestEnv>, name: string, value: string): void {
  const url = new URL(c.req.url)
  url.searchParams.set(name, value)
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
