import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface BrokenCell {
  unit_id: number
  cell: string
  capacity: number | null
  taken: number
  /** What the claims of the cell add up to. */
  claimed: number
}

/** Cells that do not hold what is claimed of them, or more than there is. Counted without the triggers; must be none. */
export async function findBrokenCells(db: Db): Promise<BrokenCell[]> {
  const { rows } = await sql<BrokenCell>`
    select cells.unit_id, cells.cell, cells.capacity, cells.taken, coalesce(sum(claims.quantity), 0)::int as claimed
    from unit_cells as cells
    left join unit_claims as claims on claims.unit_id = cells.unit_id and claims.days @> cells.cell
    group by cells.unit_id, cells.cell
    having cells.taken <> coalesce(sum(claims.quantity), 0) or cells.taken > cells.capacity
    union all
    select unit_id, lower(days), null, 0, quantity from unit_claims as claims
    where not exists (
      select from unit_cells as cells where cells.unit_id = claims.unit_id and cells.cell = lower(claims.days))`.execute(
    db,
  )
  return rows
}
