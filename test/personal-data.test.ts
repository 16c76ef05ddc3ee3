import { describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { numberIn } from '#server/platform/personal-data/personal-table.ts'
import { readColumns, readReferences } from './support/read-schema.ts'

/**
 * S13: every table that names a person, or belongs to what is somebody's, says how it is exported and erased
 * (`features/NAME/personal-data.ts`); a new one, and a new column that names somebody, fails here until it does.
 */

/** Tables that look as if they were about people → why they are not. */
const IMPERSONAL: Record<string, string> = {
  alert_changes: 'numbers of searches that matching has to read again; gone within a day',
  favorite_queue: 'numbers of listings whose news are told next',
  help_article_votes: 'of visitors, by a hash of a number in their browser; no account stands in it',
  listing_changes: 'numbers of listings that the search index has to read again; gone within a day',
  market_snapshots: 'what the market knew of a public listing when it last told of it',
  open_changes: 'numbers of listings that changed, for readers of the open feeds; gone within a month',
  match_queue: 'numbers of listings that alerts are matched with next',
}

const NAMES_SOMEBODY =
  /(^|_)(user|seller|buyer|author|owner|actor|member|blocker|blocked|reporter|assignee|admin|person)_id$|(^|_)(email|recipient|sender|phone|user_agent|ip)$|^address$|_by$|visitor/
/** Sides and programs, not people. */
const NAMES_NOBODY = ['opened_by', 'prepared_by', 'compiled_with', 'mail_by', 'told_by']
/** `proposed_by` of these is a side: buyer or seller. */
const PROPOSED_BY_A_SIDE = ['booking_changes', 'booking_versions']

/** A person alone has the organization of the same number. */
const WHO = ['users', 'organizations']

const columns = readColumns()
const references = readReferences()

function listPeople(table: string): string[] {
  const toUsers = references
    .filter((one) => one.table === table && WHO.includes(one.target))
    .flatMap((one) => one.columns)
  const named = columns
    .filter((one) => one.table === table && NAMES_SOMEBODY.test(one.column))
    .filter(({ column }) => !NAMES_NOBODY.includes(column))
    .filter(({ column }) => column !== 'proposed_by' || !PROPOSED_BY_A_SIDE.includes(table))
    .map(({ column }) => column)
  return [...new Set([...toUsers, ...named])].sort()
}

/** Tables that name somebody, and those that refer to one of them, however far. */
function listPersonal(): string[] {
  const found = new Set(
    columns.map(({ table }) => table).filter((table) => table === 'users' || listPeople(table).length > 0),
  )
  for (const { table, column } of columns)
    if (/^((listing|booking|conversation|saved_search|unit)_id|payment_key)$/.test(column)) found.add(table)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { table, target } of references) if (found.has(target)) found.add(table)
  }
  return [...found].sort()
}

describe('S13: what is kept about people', () => {
  it('is registered: every table that names a person or belongs to what is theirs', () => {
    const registered = [...Object.keys(PERSONAL_DATA.tables), ...Object.keys(IMPERSONAL)]
    expect(registered.sort()).toEqual(listPersonal())
  })

  it.each(Object.entries(PERSONAL_DATA.tables))(
    '%s: each column that names somebody is listed',
    (table, entry) => {
      const own = table === 'users' ? ['id'] : []
      expect(Object.keys(entry.people).sort()).toEqual([...own, ...listPeople(table)].sort())
    },
  )

  it.each(Object.entries(PERSONAL_DATA.tables))(
    '%s: names columns that are there, each with a reason',
    (table, entry) => {
      const known = columns.filter((one) => one.table === table).map(({ column }) => column)
      const masked = entry.erasure.kind === 'masked' ? Object.keys(entry.erasure.set) : []
      const given = [...Object.keys(entry.leftOut ?? {}), ...(entry.ownOnly?.columns ?? []), ...masked]
      expect(given.filter((column) => !known.includes(column))).toEqual([])
      expect(Object.values(entry.people).includes('own') || entry.through !== undefined).toBe(true)
      for (const why of [...Object.values(entry.leftOut ?? {}), entry.notExported ?? '-'])
        expect(why).not.toBe('')
    },
  )

  it('is found by the right number: of the person, or of what they sell and buy as', () => {
    const own = Object.entries(PERSONAL_DATA.tables).flatMap(([table, { people, ownOnly }]) => {
      const named = Object.keys(people).filter((column) => people[column] === 'own')
      return [...named, ...(ownOnly ? [ownOnly.of] : [])].map((column) => ({ table, column }))
    })
    const wrong = own.filter(({ table, column }) => {
      const target = references.find((one) => one.table === table && one.columns.includes(column))?.target
      const number = numberIn(column, { id: 1, organizationId: 2, email: null })
      return target !== undefined && WHO.includes(target) && number !== (target === 'users' ? 1 : 2)
    })
    expect(wrong).toEqual([])
  })

  it('hands out no secret: what a token is made of, or its hash, is left out', () => {
    const secret = /token|selector|secret|password|sealed|code_hash|redirect_url|public_key/
    const shown = columns.filter(({ table, column }) => {
      const entry = PERSONAL_DATA.tables[table]
      return entry && entry.notExported === undefined && secret.test(column) && !entry.leftOut?.[column]
    })
    expect(shown).toEqual([])
  })

  it('is composed of one section a table', () => {
    const names = Object.values(PERSONAL_DATA.tables).flatMap(({ as }) => as ?? [])
    expect(new Set(names).size).toBe(names.length)
  })
})
