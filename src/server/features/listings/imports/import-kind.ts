import type { ImportKindName } from '#domain/listings/import/contract-fields.ts'
import type { RawRow } from '#domain/listings/import/csv.ts'
import type { CellError, ImportPlan } from '#domain/listings/import/draft.ts'
import type { Mapping } from '#domain/listings/import/fields.ts'
import type { ImportEffect, ImportState } from '#domain/listings/import/states.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ImportRecord } from './queries.ts'

/** What one row of a file is worth, or did once it is stored. */
export interface KindResult {
  line: number
  /** Null where it can be stored. */
  errors: CellError[] | null
  effect: ImportEffect | null
  /** In words for its seller. */
  says: string | null
  unitId: string | null
  listingId: number | null
  /** What takes it back. */
  undo: object | null
}

export interface KindFile {
  importId: number
  sellerId: number
  plan: ImportPlan
  /** Every row that is not skipped, in file order; may be read more than once. */
  rows: () => AsyncIterable<RawRow>
  now: Date
}

/** A file that is open: what its rows say together is known. */
export interface OpenFile {
  /** The dry run of some rows, in file order. */
  check: (db: Db, rows: readonly RawRow[]) => Promise<KindResult[]>
  store: (trx: Tx, rows: readonly RawRow[]) => Promise<KindResult[]>
  /** Other rows that a row stands or falls with. */
  partnersOf: (line: number) => number[]
  /** The file as it is once a row says something else, or nothing: none of it is read again. */
  withRow: (line: number, row: RawRow | null) => OpenFile
}

interface UndoneRow {
  line: number
  undo: object
}

/** What files of a kind hold, to the engine that reads, checks, stores and undoes them row by row. */
export interface ImportKind {
  guess: (columns: readonly string[], samples: readonly string[][]) => Mapping
  /** Rows in one transaction. */
  batchRows: number
  open: (db: Db, file: KindFile) => Promise<OpenFile>
  /** The space and client of a row, as far as it can be read. */
  present: (row: RawRow, plan: ImportPlan) => { unitId: string; client: string } | null
  undo: (
    trx: Tx,
    undone: { sellerId: number; rows: readonly UndoneRow[]; now: Date },
  ) => Promise<Map<number, 'removed' | 'restored' | 'kept'>>
}

/** By `imports.kind`; spaces are the engine's own. */
export interface ImportKinds {
  contracts: ImportKind
}

/** An import that a job has brought to a state in which it waits or has ended. */
export interface SettledImport {
  record: ImportRecord
  to: ImportState
  /** Why it failed. */
  problem: string | null
  now: Date
}

/** What the engine is composed of. */
export interface ImportEngine extends ImportKinds {
  /** In the transaction that settles it: what follows for a file that a system or an address gave. */
  settled?: (trx: Tx, settled: SettledImport) => Promise<void>
}

/** What a file holds; null where it holds spaces. */
export function kindOf({ kind }: { kind: ImportKindName }, kinds: ImportKinds): ImportKind | null {
  return kind === 'inventory' ? null : kinds[kind]
}
