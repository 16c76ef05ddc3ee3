import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'placard-open-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

it('R13: a command refuses data of a newer version, and leaves no Postgres behind', {
  timeout: 120_000,
}, async () => {
  const first = await openDatabase({ DATA_DIR })
  await sql`set role none`.execute(first.db)
  await sql`insert into migrations (name) values ('9999_from_the_future.sql')`.execute(first.db)
  await first.close()
  await expect(openDatabase({ DATA_DIR })).rejects.toThrow('it has 9999_from_the_future.sql')
  expect(existsSync(join(DATA_DIR, 'postgres/data/postmaster.pid'))).toBe(false)
})
