import { describe, expect, it } from 'vitest'
import { read, SOURCES } from './support/sources.ts'

/** Rules about SQL: who writes what, in which transaction, with which clock. */
describe('writes', () => {
  const code = SOURCES.filter((path) => /^(src|db|scripts)\//.test(path) && !path.includes('.test.'))
  const found = (pattern: RegExp) =>
    code.flatMap((path) => [...read(path).matchAll(pattern)].map((match) => ({ path, text: match[0] })))

  it('to locked rows are in a transaction, enforced by the compiler', () => {
    expect(found(/\btrx: Db\b/g)).toEqual([])
    const locks = /\b(trx|db)\b(?:(?!\b(?:trx|db)\b)[\s\S])*?\.for(?:NoKey)?(?:Update|Share)\(/g
    expect(found(locks).filter(({ text }) => text.startsWith('db'))).toEqual([])
  })

  it('of the booking wing are in transactions that are run again after a circle of locks', () => {
    const bare = found(/\bdb\s*\.transaction\(\)/g).map(({ path }) => path)
    expect(bare.filter((path) => path.startsWith('src/server/features/booking/'))).toEqual([])
  })

  it('and reads are in actions and queries: routes contain no SQL', () => {
    const routes = code.filter((path) => /^src\/server\/features\/.*routes\.ts$/.test(path))
    const statement = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>]*>)?`/
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.filter((path) => statement.test(read(path)))).toEqual([])
  })

  it('of one page are `read-page.ts`: nobody else reads one row more than a page holds', () => {
    const ahead = found(/\b(?:\w*_)?(?:limit|size|rows) \+ 1\b/gi)
    expect([...new Set(ahead.map(({ path }) => path))].sort()).toEqual([
      // the kernel's pages lie in memory
      'src/search/plan-search.ts',
      'src/server/platform/db/read-page.ts',
    ])
  })

  it('decide in one place by which name people read an organization', () => {
    const names = found(/\bcompany(?:,| \?\?) (?:\w+\.)?name(?:,| \?\?) (?:\w+\.)?username\b(?! })/g)
    expect([...new Set(names.map(({ path }) => path))]).toEqual([
      'src/server/platform/db/organization-name.ts',
    ])
  })

  it('escape `like` patterns in one place', () => {
    const escapes = found(/\[\\\\%_\]/g).map(({ path }) => path)
    expect(escapes).toEqual(['src/server/platform/db/every-word.ts'])
  })

  it('take the time from the context, or from their caller', () => {
    const clocks = code.filter(
      (path) => path.startsWith('src/server/features/') && /\bnew Date\(\)|\bDate\.now\(\)/.test(read(path)),
    )
    // these measure durations and store none of them
    expect(clocks).toEqual([
      'src/server/features/discovery/assistants/embed-listings.ts',
      'src/server/features/discovery/assistants/tasks.ts',
      'src/server/features/discovery/search/listing-index.ts',
    ])
  })

  it('of a status or event of listings are `applyTransition` and its like, by LISTING_LIFECYCLE', () => {
    const allowed: Record<string, string> = {
      'src/server/features/listings/listings/apply-transition.ts': 'the one place',
      'db/seeds/demo/rates.ts': 'what the faces of an invented company stand on, and no status',
      'db/seeds/demo/insert-listings.ts': 'an invented past: events lie before the rows that tell of them',
    }
    const writes = [
      ...found(/insertInto\('listing(s|_events)'\)|(insert into|update|delete from) listing_events\b/gi),
      ...found(/(insert into|update|merge into) listings\b/gi),
      ...found(/updateTable\('listings'\)[\s\S]*?\.execute/g).filter(({ text }) => /\bstatus\b/.test(text)),
    ]
    expect([...new Set(writes.map(({ path }) => path))].sort()).toEqual(Object.keys(allowed).sort())
  })

  it('D5: of bookings and their events are `write-booking.ts`, by BOOKING_LIFECYCLE', () => {
    const writes = [
      ...found(/(insertInto|updateTable|deleteFrom|mergeInto)\('(bookings|booking_events)'\)/g),
      ...found(/(insert into|update|delete from|merge into) (bookings|booking_events)\b/gi),
    ]
    expect([...new Set(writes.map(({ path }) => path))]).toEqual([
      'src/server/features/booking/bookings/write-booking.ts',
    ])
    const status = /updateTable\('bookings'\)(?:(?!\.execute)[\s\S])*?\bstatus\b/g
    expect(found(status)).toHaveLength(1)
  })
})
