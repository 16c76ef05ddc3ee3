import type { Grid } from '#domain/booking/cells.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'

/** What the company's faces are sold by. */
export const POSTING_GRID: Grid = { cell: '4-week', anchor: POSTING_ANCHOR, periods: [] }
