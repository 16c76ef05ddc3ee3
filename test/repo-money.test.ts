import { describe, expect, it } from 'vitest'
import { DISPUTE_STATUSES } from '#domain/booking/dispute.ts'
import { LEDGER_PURPOSES } from '#domain/booking/ledger-postings.ts'
import { PAYMENT_KINDS } from '#domain/booking/payment-events.ts'
import { ACCOUNT_PROVIDERS } from '#domain/booking/payment-providers.ts'
import { PROVIDER_STATES } from '#domain/booking/provider-payment.ts'
import { read, SOURCES } from './support/sources.ts'

/** Of a statement: `purpose in (`, `sent.kind =`, `case fact.kind when`, `dispute.status <>`, and the first word after it. */
const RULES: Record<string, readonly string[]> = {
  purpose: LEDGER_PURPOSES,
  kind: PAYMENT_KINDS,
  state: PROVIDER_STATES,
  'dispute\\.status': DISPUTE_STATUSES,
}

/** The text of every `sql` template without what is put into it. */
function readStatements(source: string): string[] {
  return [...source.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, text]) => text!)
}

/** Comparisons with a word that is the domain's to say. */
function findMoneyWords(source: string): string[] {
  return readStatements(source).flatMap((statement) =>
    Object.entries(RULES).flatMap(([column, words]) => {
      const any = words.join('|')
      const compared = new RegExp(
        `\\b${column}\\s*(?:=|<>|!=|(?:not\\s+)?in\\s*\\(|when)[\\s(]*(?:'[\\w-]+',\\s*)*'(?:${any})'`,
        'g',
      )
      return statement.match(compared) ?? []
    }),
  )
}

describe('rules of money', () => {
  it('are found where they are written a second time', () => {
    const source = [
      "sql`select sum(case when posting.purpose in ('booked', 'refunded') then cents else -cents end)`",
      "sql<SqlBool>`exists (select from payment_events as sent where sent.kind = 'sent')`",
      "sql`case fact.kind when 'arrived' then 'paid' end`",
      "sql`state in ('processing', 'authorized')`",
      "sql`dispute.status in ('open', 'answered')`",
    ].join('\n')
    expect(findMoneyWords(source)).toHaveLength(5)
    const placeholder = '$' + '{MONEY_KINDS}'
    expect(findMoneyWords(`sql\`kind in (${placeholder}) and status = 'booked'\``)).toEqual([])
  })

  it('S15: are the domain’s, and never words in SQL', () => {
    const server = SOURCES.filter((path) => path.startsWith('src/server/') && !path.includes('.test.'))
    const found = server.flatMap((path) => findMoneyWords(read(path)).map((words) => `${path}: ${words}`))
    expect(found).toEqual([])
  })
})

/** Where the code names a provider: as a word, as a key of a table, by a file of its folder. */
function namesProvider(source: string, id: string): boolean {
  return new RegExp(`['"/]${id}['"/]|^\\s*${id}:`, 'm').test(source)
}

describe('a payment provider', () => {
  it('is found where it is named', () => {
    const named = ["['paypal']", "import { open } from './paypal/open.ts'", '  paypal: {}']
    expect(named.filter((source) => namesProvider(source, 'paypal'))).toEqual(named)
    expect(namesProvider("const url = 'paypal-link'", 'paypal')).toBe(false)
  })

  // beside these: a row for it in a migration. So a new one touches its folder and three other places
  it.each(ACCOUNT_PROVIDERS)('D3: %s is named in its folder, and by two files outside', (id) => {
    const own = `src/server/platform/payments/${id}/`
    const outside = SOURCES.filter(
      (path) => path.startsWith('src/') && !path.startsWith(own) && !path.includes('.test.'),
    )
    expect(outside.filter((path) => namesProvider(read(path), id))).toEqual([
      'src/domain/booking/payment-providers.ts',
      'src/server/platform/payments/provider-modules.ts',
    ])
  })
})
