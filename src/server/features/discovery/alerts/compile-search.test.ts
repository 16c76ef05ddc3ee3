import { beforeAll, expect, it } from 'vitest'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { compilePending, READING } from './compile-search.ts'

const { db, context } = await createTestApp()

beforeAll(async () => {
  await context.search.openIndex()
})

async function save(search: object): Promise<number> {
  const { id } = await db
    .insertInto('saved_searches')
    .values({ user_id: await buildUser(db), name: 'Mine', search: JSON.stringify(search) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const readingOf = (id: number) =>
  db
    .selectFrom('alerts')
    .select(['compiled', 'compiled_with'])
    .where('saved_search_id', '=', id)
    .executeTakeFirstOrThrow()

/** A reader of searches that fails, and counts how often the market was followed. */
function failWith(error: Error) {
  const followed = { times: 0 }
  const search = Object.assign(Object.create(context.search) as typeof context.search, {
    read: () => Promise.reject(error),
    catchUp: async () => {
      followed.times++
    },
  })
  return { followed, reader: { ...context, search } }
}

it('fails with the database, so that the job tries again, and keeps nothing', async () => {
  const id = await save({ venue: ['gym'] })
  const { reader, followed } = failWith(new Error('statement timeout'))
  await expect(compilePending(reader)).rejects.toThrow('statement timeout')
  expect(await readingOf(id)).toEqual({ compiled: null, compiled_with: null })
  expect(followed.times).toBe(1)
  await compilePending(context)
  expect((await readingOf(id)).compiled).toMatchObject({ words: null })
})

it('reads anew what an earlier reading read, and leaves what a later one did', async () => {
  const [earlier, later] = [await save({ venue: ['gym'] }), await save({ venue: ['gym'] })]
  await compilePending(context)
  const put = (id: number, compiled_with: number) =>
    db
      .updateTable('alerts')
      .set({ compiled: null, compiled_with })
      .where('saved_search_id', '=', id)
      .execute()
  await put(earlier, READING - 1)
  await put(later, READING + 1)
  await compilePending(context)
  expect(await readingOf(earlier)).toMatchObject({ compiled: { words: null }, compiled_with: READING })
  expect(await readingOf(later)).toEqual({ compiled: null, compiled_with: READING + 1 })
})

it('ends what nobody can read', async () => {
  const id = await save({ venue: ['bar'] })
  await compilePending(failWith(new AppError('invalid-input')).reader)
  expect(await readingOf(id)).toMatchObject({ compiled: null, compiled_with: expect.any(Number) })
})
