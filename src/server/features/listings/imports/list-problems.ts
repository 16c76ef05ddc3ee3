import { sql } from 'kysely'
import type { ImportProblem } from '#contract/listings/imports.ts'
import { findUnitIdColumns } from '#domain/listings/import/find-unit-ids.ts'
import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ImportRecord } from './queries.ts'

const MAX_GROUPS = 20
const MAX_VALUES = 12
const VALUE_CHARACTERS = 80

type Group = Pick<ImportProblem, 'field' | 'code' | 'rows' | 'column'> & {
  line: number
  reason: string
  values: ImportProblem['values'] | null
}

/** Bad rows by what is wrong in which field, most rows first. */
export async function listProblems(db: Db, record: ImportRecord): Promise<ImportProblem[]> {
  const groups = await listGroups(db, record)
  const isSplit = groups.some(({ code }) => code === 'same-space')
  const unitIdColumns = isSplit ? await listUnitIdColumns(db, record) : []
  return groups.map(({ line, reason, values, ...group }) => ({
    ...group,
    example: { line, reason },
    values: values ?? [],
    unitIdColumns: group.code === 'same-space' ? unitIdColumns : [],
  }))
}

/** With the column that they name, else that of their field, and what stands there most often. */
async function listGroups(db: Db, { id, columns, plan }: ImportRecord): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with bad as materialized (
      select line, cells, e ->> 'field' as field, e ->> 'code' as code, e ->> 'reason' as reason,
        coalesce(array_position(${[...columns]}::text[], e ->> 'column') - 1,
          (${JSON.stringify(plan.fields)}::jsonb ->> (e ->> 'field'))::int) as at
      from import_rows, jsonb_array_elements(errors) as e
      where import_id = ${id} and errors is not null and not is_skipped
    ), kinds as (
      select field, code, at, count(distinct line)::int as rows, min(line) as line,
        (array_agg(reason order by line))[1] as reason
      from bad group by 1, 2, 3 order by rows desc, line, code limit ${MAX_GROUPS}
    )
    select field, code, at as "column", rows, line, reason, (
      select json_agg(json_build_object('text', text, 'rows', rows) order by rows desc, text) from (
        select left(coalesce(cells ->> at, ''), ${VALUE_CHARACTERS}::int) as text, count(distinct line)::int as rows
        from bad where bad.code = kinds.code and bad.at = kinds.at and bad.field is not distinct from kinds.field
        group by 1 order by 2 desc, 1 limit ${MAX_VALUES}
      ) as most) as values
    from kinds order by rows desc, line, code`.execute(db)
  return rows
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
