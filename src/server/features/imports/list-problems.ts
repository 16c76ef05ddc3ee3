import { sql } from 'kysely'
import type { ImportProblem } from '#contract/imports.ts'
import { findUnitIdColumns } from '#domain/import/find-unit-ids.ts'
import { IMPORT_LIMITS } from '#domain/import/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { hasProblem } from './list-imports.ts'
import type { ImportRecord } from './queries.ts'

const MAX_GROUPS = 20
const MAX_VALUES = 12
const VALUE_CHARACTERS = 80

type Group = Pick<ImportProblem, 'field' | 'code' | 'rows'> & {
  name: string | null
  line: number
  reason: string
}

/** Bad rows by what is wrong in which field, most rows first. */
export async function listProblems(db: Db, record: ImportRecord): Promise<ImportProblem[]> {
  const { rows: groups } = await sql<Group>`
    select e ->> 'field' as field, coalesce(e ->> 'code', 'unreadable') as code, e ->> 'column' as name,
      count(distinct r.line)::int as rows, min(r.line) as line, (array_agg(e ->> 'reason' order by r.line))[1] as reason
    from import_rows as r, jsonb_array_elements(r.errors) as e
    where r.import_id = ${record.id} and not r.is_skipped
    group by 1, 2, 3 order by rows desc, line, code limit ${MAX_GROUPS}`.execute(db)
  const problems: ImportProblem[] = []
  for (const group of groups) problems.push(await present(db, record, group))
  return problems
}

async function present(
  db: Db,
  record: ImportRecord,
  { name, line, reason, ...group }: Group,
): Promise<ImportProblem> {
  const named = name === null ? undefined : record.columns.indexOf(name)
  const column = named ?? (group.field === null ? undefined : record.plan.fields[group.field]) ?? -1
  return {
    ...group,
    column: column < 0 ? null : column,
    example: { line, reason },
    values: column < 0 ? [] : await listValues(db, record.id, { column, ...group }),
    unitIdColumns: group.code === 'same-space' ? await listUnitIdColumns(db, record) : [],
  }
}

function listValues(
  db: Db,
  importId: number,
  { column, field, code }: Pick<ImportProblem, 'field' | 'code'> & { column: number },
): Promise<ImportProblem['values']> {
  const text = sql<string>`left(coalesce(cells ->> ${column}::int, ''), ${VALUE_CHARACTERS}::int)`
  return db
    .selectFrom('import_rows')
    .select([text.as('text'), sql<number>`count(*)::int`.as('rows')])
    .where('import_id', '=', importId)
    .where('is_skipped', '=', false)
    .where(hasProblem(`${field ?? ''}:${code}`))
    .groupBy(sql`1`)
    .orderBy(sql`2`, 'desc')
    .orderBy(sql`1`)
    .limit(MAX_VALUES)
    .execute()
}

/** Columns that are not read yet and differ in every one of the first rows. */
async function listUnitIdColumns(db: Db, { id, columns, plan }: ImportRecord): Promise<number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .where('problem', 'is', null)
    .orderBy('line')
    .limit(IMPORT_LIMITS.samples)
    .execute()
  const used = new Set(Object.values(plan.fields))
  const samples = rows.map(({ cells }) => cells)
  return findUnitIdColumns(columns, samples).filter((column) => !used.has(column))
}
