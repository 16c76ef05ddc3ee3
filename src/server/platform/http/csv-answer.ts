import type { Context } from 'hono'

/** A file of somebody's own: saved under its name, kept by nobody on the way. */
export function answerCsv(c: Context, text: string, fileName: string): Response {
  return c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'private, no-store',
  })
}
