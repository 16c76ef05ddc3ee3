import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import type { Tx } from './database.ts'
import { withinTime } from './within-time.ts'

const { db } = await createTestApp()

const read = (what: string) => async (trx: Tx) =>
  (await sql<{ n: number }>`${sql.raw(what)}`.execute(trx)).rows[0]!.n

it('answers what is read in time, and leaves no limit behind', async () => {
  expect(await withinTime(db, 1000, read('select 1 as n'))).toBe(1)
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  )
  expect(rows).toEqual([{ limit: '15s' }])
})

it('answers nothing where it takes longer', async () => {
  expect(await withinTime(db, 20, read('select 1 as n from pg_sleep(10)'))).toBeUndefined()
})

it('hides no other fault', async () => {
  await expect(withinTime(db, 1000, read('select 1 / 0 as n'))).rejects.toMatchObject({ code: '22012' })
})
