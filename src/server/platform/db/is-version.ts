/** Whether a row is still the version somebody looked at, by the `updatedAt` of its presentation. */
export function isVersion(row: { updated_at: Date }, updatedAt: string): boolean {
  return row.updated_at.getTime() === Date.parse(updatedAt)
}
