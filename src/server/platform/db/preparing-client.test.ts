import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { createDatabase, createPool, type Db } from './database.ts'
import { StatementNames } from './statement-names.ts'

const OFTEN = 5

/** One connection of its own, on which everything is prepared that will be. */
async function withOneConnection(run: (db: Db) => Promise<void>): Promise<void> {
  const { context } = await createTestApp()
  const db = createDatabase(createPool({ url: context.config.DATABASE_URL!, maxConnections: 1 }))
  try {
    await run(db)
  } finally {
    await db.destroy()
  }
}

const repeat = async (run: () => Promise<unknown>) => {
  for (let i = 0; i < OFTEN + 6; i++) await run()
}

const listPrepared = async (db: Db) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    (row) => row.statement,
  )

it('prepares what is sent often and has values', () =>
  withOneConnection(async (db) => {
    await sql`select ${1}::int as once`.execute(db)
    await repeat(() => sql`select ${1}::int as often`.execute(db))
    await repeat(() => sql`select 1 as without`.execute(db))
    expect(await listPrepared(db)).toEqual(['select $1::int as often'])
  }))

it('has long lists planned by themselves', () =>
  withOneConnection(async (db) => {
    const find = (ids: number[]) => sql`select ${1}::int where 1 = any(${ids}::int[])`.execute(db)
    await repeat(() => find(Array.from({ length: 11 }, (_, i) => i)))
    expect(await listPrepared(db)).toEqual([])
    await repeat(() => find([1, 2]))
    expect(await listPrepared(db)).toHaveLength(1)
  }))

it('answers by the columns there are now', () =>
  withOneConnection(async (db) => {
    await sql`set role none`.execute(db)
    await sql`create table changing (id int)`.execute(db)
    await sql`insert into changing values (7)`.execute(db)
    const read = (on: Db) => sql`select * from changing where id = ${7}`.execute(on)
    await repeat(() => read(db))
    await sql`alter table changing add column name text default 'new'`.execute(db)
    expect((await read(db)).rows).toEqual([{ id: 7, name: 'new' }])
    await repeat(() => read(db))
    await sql`alter table changing drop column name`.execute(db)
    // what was done before in the same transaction has to be done again
    const transaction = () => db.transaction().execute((trx) => read(trx))
    await expect(transaction()).rejects.toThrow('cached plan')
    expect((await transaction()).rows).toEqual([{ id: 7 }])
  }))

it('finds a conflict on part of a table however often it is asked', () =>
  withOneConnection(async (db) => {
    await sql`set role none`.execute(db)
    await sql`create table parts (id int, kind text)`.execute(db)
    await sql`create unique index on parts (id) where kind = 'open'`.execute(db)
    await repeat(() =>
      sql`insert into parts values (${1}, 'open') on conflict (id) where kind = ${'open'} do nothing`.execute(
        db,
      ),
    )
    expect((await sql`select * from parts`.execute(db)).rows).toHaveLength(1)
  }))

it('keeps no more names than it may, and counts no more texts', () => {
  const names = new StatementNames()
  const send = (text: string, times: number) => Array.from({ length: times }, () => names.nameOf(text)).at(-1)
  const given = new Set(Array.from({ length: 400 }, (_, i) => send(`select ${i} + $1`, OFTEN)))
  expect(given.size).toBe(251)
  expect(given).toContain(null)
  for (let i = 0; i < 5000; i++) names.nameOf(`rare ${i}`)
  expect(send('select 0 + $1', 1)).toBe('s0_0')
  names.forget()
  expect(send('select 0 + $1', OFTEN)).toBe('s1_0')
})
