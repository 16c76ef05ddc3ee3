import { z } from 'zod'
import { SORTS, type Sort } from '#domain/vocabulary.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Where a page ended: the last row's sort key and id. Valid only for the order it was made in. */
const CursorShape = z.object({ sort: z.enum(SORTS), key: z.number(), id: z.number().int() })
export type Cursor = z.infer<typeof CursorShape>

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** @throws AppError `invalid-input` for a cursor that is broken or from another order */
export function decodeCursor(text: string, sort: Sort): Cursor {
  const parsed = CursorShape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (parsed.success && parsed.data.sort === sort) return parsed.data
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
