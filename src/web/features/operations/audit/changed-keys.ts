type Values = Record<string, unknown> | null

/** Fields of an event worth reading: what stayed as it was is none. */
export function changedKeys(before: Values, after: Values): string[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys].filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
}
