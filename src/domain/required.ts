/**
 * The value, where the code around it knows that there is one: an index within its list, a key that was just written, a column that a
 * constraint fills. Throws if it errs, with what was missing.
 */
export function required<Value>(value: Value, what = 'value'): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}
