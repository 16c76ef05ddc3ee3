import type { Context } from 'hono'

/** A file of somebody's own: saved under its name, kept by nobody on the way. */
export function answerFile(
  c: Context,
  bytes: Uint8Array,
  { type, name }: { type: string; name: string },
): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  })
}
