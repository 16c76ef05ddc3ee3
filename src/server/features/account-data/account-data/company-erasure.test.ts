import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import {
  erasedRowsOf,
  type Person,
  type PersonalTable,
  rowsOf,
} from '#server/platform/personal-data/personal-table.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { fillTables } from '#test/support/fill-tables.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { runCompanyDeletion } from './run-company-deletion.ts'

const app = await createTestApp()
const { db } = app
const tables = Object.entries(PERSONAL_DATA.tables)
const deleted = tables.filter(([, { erasure }]) => erasure.kind === 'deleted')

/** What is the founder's through another row: their own searches and keys. */
const THROUGH_PERSONS = ['alert_hits', 'api_key_uses', 'support_attachments']
/** Whose rows are reached through another row alone. */
const through = tables.filter(
  ([table, { people, through }]) =>
    through && !Object.values(people).includes('own') && !THROUGH_PERSONS.includes(table),
)

async function count(
  table: string,
  entry: PersonalTable,
  { person, of = erasedRowsOf }: { person: Person; of?: typeof rowsOf },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${of(entry, person)}`.execute(db)
  return rows[0]!.count
}

describe('the company that began with somebody’s account, with a row in every table', () => {
  const before = new Map<string, { company: number; founder: number }>()
  const given = new Map<string, number>()
  let company: Person
  let founder: Person

  beforeAll(async () => {
    const email = 'founder@example.com'
    const { id } = await buildMember(app, { email })
    company = { id: 0, organizationId: id, email: null }
    founder = { id, organizationId: 0, email }
    await db
      .updateTable('organizations')
      .set({ person_id: null, company: 'Alder Outdoor' })
      .where('id', '=', id)
      .execute()
    await fillTables(
      app.context.config.DATABASE_URL!,
      tables.map(([table]) => table),
      { id, email },
    )
    for (const [table, entry] of deleted)
      before.set(table, {
        company: await count(table, entry, { person: company }),
        founder: await count(table, entry, { person: founder }),
      })
    for (const [table, entry] of through)
      given.set(table, await count(table, entry, { person: founder, of: rowsOf }))
    const past = new Date(Date.now() - 1000)
    await db
      .updateTable('company_deletions')
      .set({ due_at: past })
      .where('organization_id', '=', id)
      .execute()
    await runCompanyDeletion(app.context, { id, personalData: PERSONAL_DATA })
  })

  it.each(deleted)(
    '%s: what is the company’s goes, and what is the founder’s stays',
    async (table, entry) => {
      const had = before.get(table)!
      expect(await count(table, entry, { person: company })).toBe(0)
      if (OF_MEMBERS.includes(table)) return
      // no row is of both: it would go with a member, and the company have it no more
      expect(Math.min(had.company, had.founder)).toBe(0)
      expect(await count(table, entry, { person: founder })).toBe(had.founder)
    },
  )

  it.each(through)('%s: is not in the founder’s own export', (table) => {
    expect(given.get(table)).toBe(0)
  })

  it('is named by nothing of its own any more', async () => {
    const row = await db
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', company.organizationId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'Deleted company', company: null, phone: null, address: null })
    expect(row.deleted_at).not.toBeNull()
  })
})

/** They end with the membership, and keys with the company that they act for. */
const OF_MEMBERS = [
  'organization_members',
  'organization_invitations',
  'ownership_offers',
  'api_keys',
  'api_key_uses',
  'notices',
]
