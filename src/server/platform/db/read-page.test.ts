import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { fetchPage, readCountedPage, readPage } from './read-page.ts'

const { db } = await createTestApp()
const ids: number[] = []
for (let n = 0; n < 5; n++) ids.push(await buildUser(db))
const newest = ids.toReversed()
await sql`update users set created_at = '2026-05-01T10:00:00.123456Z'`.execute(db)

type Read = (after: number | undefined) => Promise<{ rows: { id: number }[]; nextCursor: string | null }>

/** The ids on every page, by the cursor of the page before it. */
async function readAll(read: Read): Promise<number[][]> {
  const pages: number[][] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await read(cursor === undefined ? undefined : Number(cursor))
    pages.push(page.rows.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return pages
}

it('pages by time, and by id among equals', async () => {
  const users = db.selectFrom('users').select(['users.id', 'users.name']).where('id', 'in', ids)
  const read: Read = async (after) => {
    const page = await readCountedPage(users, { newestBy: 'users.created_at', limit: 2, after })
    expect(page.total).toBe(5)
    return page
  }
  expect(await readAll(read)).toEqual([newest.slice(0, 2), newest.slice(2, 4), newest.slice(4)])
})

it('pages by the id of an aliased table', async () => {
  const users = db.selectFrom('users as person').selectAll('person').where('person.id', 'in', ids)
  const read: Read = (after) => readPage(users, { newestBy: 'person.id', limit: 3, after })
  expect(await readAll(read)).toEqual([newest.slice(0, 3), newest.slice(3)])
})

it('has no next page after a full last one, and none of nothing', async () => {
  const rows = [{ id: 7 }, { id: 6 }]
  expect(await fetchPage(2, async (limit) => rows.slice(0, limit))).toEqual({ rows, nextCursor: null })
  expect(await fetchPage(2, async () => [])).toEqual({ rows: [], nextCursor: null })
})
