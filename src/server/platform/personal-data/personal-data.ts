import type { Tx } from '../db/database.ts'
import type { PersonalTables } from './personal-table.ts'

/** What needs more than deleting rows. @returns the paths to delete from the store after the commit */
type Eraser = (trx: Tx, userId: number) => Promise<string[]>

/** What is kept about people: table by table, and what is erased before their rows are. */
export interface PersonalData {
  tables: PersonalTables
  erasers: readonly Eraser[]
}
