/** After the file's own columns, so that those keep their places when the file is imported again. */
export const LEFT_OUT_COLUMNS = ['Placard line', 'Placard problem']

/** The columns of a file without what an export of its left-out rows has added at the end. */
export function withoutLeftOut(columns: readonly string[]): string[] {
  const own = columns.length - LEFT_OUT_COLUMNS.length
  const isAdded = LEFT_OUT_COLUMNS.every((name, i) => columns[own + i] === name)
  return isAdded ? columns.slice(0, own) : [...columns]
}
