import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createTestApp, createTestDatabase } from '#test/support/test-app.ts'
import { APP_ROLE, APPEND_ONLY } from './app-role.ts'
import { createPool } from './database.ts'
import { migrate } from './migrate.ts'
import { checkSchema } from './schema-version.ts'

const { context } = await createTestApp()
const owner = new pg.Client({ connectionString: context.config.DATABASE_URL })
await owner.connect()
afterAll(() => owner.end())

const tables = Object.keys(APPEND_ONLY)
const asApp = (text: string) => context.pool.query(text)

describe('S22: what is only ever added to', () => {
  it.each(tables)('%s: the application may read and add, and nothing else', async (table) => {
    for (const text of [`delete from ${table}`, `truncate ${table}`, `truncate ${table} cascade`])
      await expect(asApp(text)).rejects.toMatchObject({ code: '42501' })
    const { rows } = await asApp(
      `select has_table_privilege('${table}', 'select') as reads, has_table_privilege('${table}', 'insert') as adds,
         has_table_privilege('${table}', 'update') as changes, has_table_privilege('${table}', 'trigger') as binds`,
    )
    expect(rows).toEqual([{ reads: true, adds: true, changes: false, binds: false }])
    const columns = await asApp(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
         and has_column_privilege(attrelid, attnum, 'update') order by 1`,
    )
    expect(columns.rows.map(({ name }) => name)).toEqual(APPEND_ONLY[table])
  })

  it.each([...tables, 'messages'])('%s: not even its owner empties it', async (table) => {
    for (const text of [`truncate ${table} cascade`, 'truncate users cascade'])
      await expect(owner.query(text)).rejects.toMatchObject({ code: '23001' })
  })

  it.each(tables)('%s: its owner changes no row', async (table) => {
    const { rows } = await owner.query(
      `select pg_get_triggerdef(oid) as text from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal`,
    )
    expect(rows.map(({ text }) => text).join()).toMatch(
      /BEFORE DELETE.* FOR EACH ROW EXECUTE FUNCTION (refuse|keep)_/,
    )
  })
})

describe('the role of web and job processes', () => {
  it('is taken up by every connection, and owns nothing', async () => {
    const { rows } = await asApp(
      `select current_user as role, (select count(*)::int from pg_class where relowner = '${APP_ROLE}'::regrole) as owns`,
    )
    expect(rows).toEqual([{ role: APP_ROLE, owns: 0 }])
    await expect(asApp('alter table payment_events disable trigger all')).rejects.toMatchObject({
      code: '42501',
    })
    await expect(asApp("insert into migrations (name) values ('own.sql')")).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('is named by nothing that a dump holds: no policy, also not one of before, and no row security', async () => {
    const url = await createTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const read = async () =>
      (
        await client.query(`select (select count(*)::int from pg_policy) as policies,
          (select count(*)::int from pg_class where relrowsecurity) as closed`)
      ).rows[0]
    expect(await read()).toEqual({ policies: 0, closed: 0 })
    await client.query(`alter table graphile_worker._private_jobs enable row level security;
      create policy ${APP_ROLE} on graphile_worker._private_jobs to ${APP_ROLE} using (true) with check (true)`)
    await migrate(url)
    expect(await read()).toEqual({ policies: 0, closed: 0 })
    await client.end()
  })

  it('is missed where a database was restored, which comes without grants, until it is migrated', async () => {
    const url = await createTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await checkSchema(client)
    await client.query(`revoke all on all tables in schema public, graphile_worker from ${APP_ROLE}`)
    await expect(checkSchema(client)).rejects.toThrow(/without the grants of .* Run: npm run migrate$/)
    await migrate(url)
    await checkSchema(client)
    await client.end()
  })

  it('is done without where the user of the database may not make it', async () => {
    const name = `plain_${process.pid}`
    const admin = new pg.Client({ connectionString: inject('clusterUrl') })
    await admin.connect()
    await admin.query(`create role ${name} login`)
    await admin.query(`create database ${name} owner ${name}`)
    await admin.end()
    const url = inject('clusterUrl').replace('placard@', `${name}@`).replace('/postgres?', `/${name}?`)
    expect((await migrate(url)).length).toBeGreaterThan(60)
    const pool = createPool({ url, maxConnections: 1 })
    const { rows } = await pool.query('select current_user as role')
    expect(rows).toEqual([{ role: name }])
    await expect(pool.query('truncate payment_events cascade')).rejects.toMatchObject({ code: '23001' })
    await pool.end()
  })
})
