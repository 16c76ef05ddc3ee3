import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'

/** Where a page ended: the last row's time (as Postgres prints it, to the microsecond) and id. */
const CursorShape = z.object({
  at: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.\d]*[+-]\d\d(:\d\d)?$/),
  id: z.number().int(),
})
export type Cursor = z.infer<typeof CursorShape>

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** @throws AppError `invalid-input` for a cursor that is broken */
export function decodeCursor(text: string): Cursor {
  const parsed = CursorShape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (parsed.success) return parsed.data
  const message = 'cursor: is broken or belongs to another search; start again without it'
  throw new AppError('invalid-input', { message, fields: { cursor: message } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
