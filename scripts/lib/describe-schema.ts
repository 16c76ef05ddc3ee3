import pg from 'pg'

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
    a.attidentity as identity, a.attgenerated as generated, pg_get_expr(d.adbin, d.adrelid) as "default"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`
const CONSTRAINTS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
  order by 1, contype desc, 2`
const INDEXES = `
  select i.tablename as "table", i.indexdef as definition from pg_indexes i
  where i.schemaname = 'public' and not exists (select from pg_constraint c where c.conname = i.indexname)
  order by 1, i.indexname`
const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.oid`
const TRIGGERS = `
  select tgrelid::regclass::text as "table", pg_get_triggerdef(oid) as definition from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  order by 1, tgname`

export interface Column {
  table: string
  name: string
  type: string
  notNull: boolean
  identity: string
  generated: string
  default: string | null
}

type Definition = { table: string; name?: string; definition: string }

/** Every column of every table, in table order. */
export async function readColumns(url: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(COLUMNS)).rows
  } finally {
    await client.end()
  }
}

/** The whole schema as SQL in a stable order, for reading and diffing; never executed. */
export async function describeSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const list = async <T>(sql: string) => (await client.query(sql)).rows as T[]
    const columns = await list<Column>(COLUMNS)
    const constraints = await list<Definition>(CONSTRAINTS)
    const indexes = await list<Definition>(INDEXES)
    const triggers = await list<Definition>(TRIGGERS)
    const functions = await list<{ definition: string }>(FUNCTIONS)
    const tables = [...new Set(columns.map((column) => column.table))].map((table) => {
      const own = <T extends { table: string }>(items: T[]) => items.filter((item) => item.table === table)
      const lines = [
        ...own(columns).map(describeColumn),
        ...own(constraints).map(({ name, definition }) => `constraint ${name} ${definition}`),
      ]
      const after = [...own(indexes), ...own(triggers)].map(({ definition }) => `${definition};`)
      return [`create table ${table} (\n  ${lines.join(',\n  ')}\n);`, ...after].join('\n')
    })
    const header = '-- Generated from db/migrations by `npm run generate`. For reading; never run.'
    return `${[header, ...tables, ...functions.map(({ definition }) => `${definition.trim()};`)].join('\n\n')}\n`
  } finally {
    await client.end()
  }
}

function describeColumn({ name, type, notNull, identity, generated, default: value }: Column): string {
  const words = [name, type]
  if (identity) words.push('generated always as identity')
  else if (generated) words.push(`generated always as (${value}) stored`)
  else if (value !== null) words.push(`default ${value}`)
  if (notNull) words.push('not null')
  return words.join(' ')
}
