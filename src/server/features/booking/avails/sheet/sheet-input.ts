import type { Avails } from '#contract/booking/avails.ts'
import type { SheetChoice } from '#domain/booking/avails-sheet.ts'
import type { PrintPlace } from '../print-places.ts'

export const SHEET_FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const
export type SheetFormat = keyof typeof SHEET_FORMATS

/** What a sheet is made of. */
export interface SheetInput {
  format: SheetFormat
  avails: Avails
  choice: SheetChoice
  /** Whose faces they are. */
  seller: string
  /** Listing → a local file with its picture. */
  pictures: Record<number, string>
  /** Listing → where it is on a map. */
  places: Record<number, PrintPlace>
}
