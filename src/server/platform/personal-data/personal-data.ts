import type { Tx } from '../db/database.ts'
import type { Person, PersonalTables } from './personal-table.ts'

/** What needs more than deleting rows: of the person, or of the organization that is theirs alone. @returns the paths to delete from the store after the commit */
type Eraser = (trx: Tx, person: Person) => Promise<string[]>

/** What is kept about people: table by table, and what is erased before their rows are. */
export interface PersonalData {
  tables: PersonalTables
  erasers: readonly Eraser[]
}
