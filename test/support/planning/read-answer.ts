import { expect } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'

/** The body of an answer that has to have this status. */
export async function readAnswer<T>(answer: Response | Promise<Response>, status = 200): Promise<T> {
  const got = await answer
  const body = await got.json()
  expect([got.status, body]).toEqual([status, expect.anything()])
  return body as T
}

/** Of one brief, to one person, in their order. */
export function noticesOf(db: Db, userId: number, kind: 'brief' | 'brief-answer', id: number) {
  return db
    .selectFrom('notices')
    .select(['data', 'count'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
}
