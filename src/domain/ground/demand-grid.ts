export const CELLS_PER_DEGREE = 10

/** The row or column of the grid that searches are counted in: a tenth of a degree. */
export function toGridCell(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE)
}

/** Days of searches that are read: those of the last quarter. */
export const DEMAND_DAYS = 90
