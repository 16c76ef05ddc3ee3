import { type RawBuilder, type SqlBool, sql } from 'kysely'

export interface Person {
  id: number
  /** Whose alone they are: a company's rows are not theirs, whatever its number is. 0: none. */
  organizationId: number
  /** Null until it is verified: an address that was only typed may be a stranger's, whose rows would be found by it. */
  email: string | null
}

/**
 * Whom a column names: the person whose row it is, either side of what both share, somebody else, or staff. Of the latter two
 * the person is not given the value.
 */
type Named = 'own' | 'shared' | 'other' | 'staff'

type RowsOf = (person: Person) => RawBuilder<SqlBool>

/**
 * What becomes of the rows when the account is deleted: of those whose own columns name the person. What is theirs through
 * another row may be the other side's as well, and stays unless `also` finds it.
 */
type Erasure =
  | { kind: 'deleted'; also?: RowsOf }
  /** These columns are set to an SQL expression; the rows stay. */
  | { kind: 'masked'; set: Readonly<Record<string, string>>; also?: RowsOf }
  /** They stay; until when, in words for the export. */
  | { kind: 'kept'; until: string }

/** What one table holds about people: how it is exported, and what becomes of it. Every table that names a person has one. */
export interface PersonalTable {
  /** Every column that refers to a user or holds an address, network address or browser. */
  people: Readonly<Record<string, Named>>
  /** Rows that are exported to them through another: a listing, a booking, a conversation. It erases nothing. */
  through?: RowsOf
  /** Name of the section in the export; that of the table in camel case if not given. */
  as?: string
  /** Columns that are not handed out → why. */
  leftOut?: Readonly<Record<string, string>>
  /** Columns that are exported only from rows in which `of` is the person: the other side's are theirs. */
  ownOnly?: { of: string; columns: readonly string[] }
  /** Why nothing of the table is exported. */
  notExported?: string
  erasure: Erasure
}

export type PersonalTables = Readonly<Record<string, PersonalTable>>

/** The rows of a table that a person is given. */
export function rowsOf({ people, through }: PersonalTable, person: Person): RawBuilder<SqlBool> {
  return anyOf({ people, others: through }, person)
}

/** The rows of a table that go, or are masked, with the person. */
export function erasedRowsOf({ people, erasure }: PersonalTable, person: Person): RawBuilder<SqlBool> {
  return anyOf({ people, others: erasure.kind === 'kept' ? undefined : erasure.also }, person)
}

type Found = Pick<PersonalTable, 'people'> & { others: RowsOf | undefined }

function anyOf({ people, others }: Found, person: Person): RawBuilder<SqlBool> {
  const own = Object.entries(people).filter(([, named]) => named === 'own')
  const conditions = own.flatMap(([column]) => isPerson(column, person) ?? [])
  if (others) conditions.push(others(person))
  return sql<SqlBool>`(${conditions.length > 0 ? sql.join(conditions, sql` or `) : sql`false`})`
}

/** Undefined where a column tells nothing of whose row it is: a network address, a browser. */
function isPerson(column: string, person: Person): RawBuilder<SqlBool> | undefined {
  if (/_id$|_by$|^id$/.test(column)) return sql<SqlBool>`${sql.ref(column)} = ${numberIn(column, person)}`
  const { email } = person
  if (!ADDRESSES.includes(column) || email === null) return undefined
  return sql<SqlBool>`lower(${sql.ref(column)}::text) = lower(${email})`
}

/** The number by which a column names them: as a person, or as what they sell and buy as. */
export const numberIn = (column: string, { id, organizationId }: Person): number =>
  OF_ORGANIZATIONS.includes(column) ? organizationId : id

/** Columns that name an organization. */
const OF_ORGANIZATIONS = [
  'seller_id',
  'buyer_id',
  'owner_id',
  'blocker_id',
  'blocked_id',
  'organization_id',
  'author_id',
  'about_id',
  'from_id',
  'to_id',
]

/** Columns that hold an e-mail address. */
const ADDRESSES = ['email', 'recipient', 'sender']

/** Columns that the person is not given. */
export function listLeftOut({ people, leftOut = {} }: PersonalTable): string[] {
  const others = Object.entries(people).filter(([, named]) => named === 'other' || named === 'staff')
  return [...others.map(([column]) => column), ...Object.keys(leftOut)]
}
