import type { Context } from 'hono'
import { MAX_ID } from '#domain/limits.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

const ID = /^[1-9]\d{0,9}$/

/** Parses a cursor: the id of the previous page's last row. @throws AppError `invalid-input` */
export function readIdCursor(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (ID.test(text) && Number(text) <= MAX_ID) return Number(text)
  const message = 'cursor: is broken or belongs to another search; start again without it'
  throw new AppError('invalid-input', { message, fields: { cursor: message } })
}

/** Pagination headers: the total, where it is counted, in `X-Total-Count`; the next page in `Link` (RFC 8288). */
export function setPageHeaders(
  c: Context<RequestEnv>,
  { total, nextCursor }: { total?: number; nextCursor: string | null },
  parameter: 'cursor' | 'before' = 'cursor',
): void {
  if (total !== undefined) c.header('x-total-count', String(total))
  if (nextCursor === null) return
  const url = new URL(c.req.url)
  url.searchParams.set(parameter, nextCursor)
  c.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}
