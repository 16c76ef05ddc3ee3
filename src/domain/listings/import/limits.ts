/** Bounds of one inventory file. Sizes in bytes, lengths in characters. */
export const IMPORT_LIMITS = {
  fileBytes: 50 * 1024 * 1024,
  /** Of an uploaded file, and of an Excel workbook anywhere. */
  uploadBytes: 20 * 1024 * 1024,
  workbookBytes: 10 * 1024 * 1024,
  /** Of all stored import files of one seller. */
  keptBytes: 500 * 1024 * 1024,
  rows: 100_000,
  /** Of an uploaded file, and while the e-mail address is not verified. */
  uploadRows: 50_000,
  pendingUserRows: 200,
  columns: 200,
  cell: 20_000,
  /** A longer record is taken for an unclosed quote. */
  record: 1024 * 1024,
  /** Rows sampled for guessing the column mapping. */
  samples: 200,
} as const

export type InventoryProblem = 'empty' | 'too-large' | 'not-text' | 'not-inventory' | 'too-many-columns'

/** The file as a whole cannot be imported; `message` says why and what to do. Bad rows never throw. */
export class InventoryError extends Error {
  readonly code: InventoryProblem

  constructor(code: InventoryProblem, message: string) {
    super(message)
    this.name = 'InventoryError'
    this.code = code
  }
}
