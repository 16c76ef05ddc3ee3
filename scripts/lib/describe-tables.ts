import { type Column, readColumns } from './describe-schema.ts'

/** The driver's TypeScript type for each column type. */
const TYPES: Record<string, string> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  text: 'string',
  citext: 'string',
  uuid: 'string',
  xid8: 'string',
  tsvector: 'string',
  bytea: 'Buffer',
  date: 'CalendarDate',
  'timestamp with time zone': 'Timestamp',
  'text[]': 'string[]',
}

const HEADER = `// Generated from db/migrations by \`npm run generate\`. What a column means beyond its SQL type is said in column-types.ts.
import type { CalendarDate, CreatedAt, Timestamp, WithDefault } from './column-kinds.ts'
import type { ColumnTypes } from './column-types.ts'`

/**
 * Kysely's interfaces of all tables. `columnTypes` is the source of column-types.ts, whose entries override what SQL cannot
 * express. @throws when an entry names no column, or a column's type is unknown here
 */
export async function describeTables(url: string, columnTypes: string): Promise<string> {
  const columns = (await readColumns(url)).filter(({ table }) => table !== 'migrations')
  const named = new Set([...columnTypes.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map((match) => match[1]!))
  const stale = [...named].filter((key) => !columns.some((column) => keyOf(column) === key))
  if (stale.length > 0) throw new Error(`column-types.ts names no column: ${stale.join(', ')}`)
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const interfaces = tables.map(([table, own]) => {
    const lines = own.map((column) => `  ${column.name}: ${typeOf(column, named)}`)
    return `export interface ${nameOf(table)} {\n${lines.join('\n')}\n}`
  })
  const database = `export interface Database {\n${tables.map(([table]) => `  ${table}: ${nameOf(table)}`).join('\n')}\n}`
  return `${[HEADER, database, ...interfaces].join('\n\n')}\n`
}

const keyOf = ({ table, name }: Column) => `${table}.${name}`

/** `listing_events` → `ListingEventsTable` */
function nameOf(table: string): string {
  const words = table.split('_').map((word) => word[0]!.toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

function typeOf(column: Column, named: Set<string>): string {
  const type = named.has(keyOf(column)) ? `ColumnTypes['${keyOf(column)}']` : plainTypeOf(column)
  const nullable = column.notNull ? type : `${type} | null`
  const hasDefault = column.identity !== '' || column.generated !== '' || column.default !== null
  return hasDefault && type !== 'CreatedAt' ? `WithDefault<${nullable}>` : nullable
}

function plainTypeOf(column: Column): string {
  if (column.name === 'created_at' && column.default !== null) return 'CreatedAt'
  const type = TYPES[column.type]
  if (!type) throw new Error(`Say in column-types.ts what ${keyOf(column)} holds (${column.type})`)
  return type
}
