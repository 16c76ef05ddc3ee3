/** What agreed terms and documents are made of: no fractions, no undefined, no dates but as text. */
export type Canonical =
  | string
  | number
  | boolean
  | null
  | readonly Canonical[]
  | { readonly [key: string]: Canonical }

/**
 * The one way to write a value, whatever the order of its keys (RFC 8785, of numbers only integers): what is hashed and
 * kept as agreed.
 * @throws RangeError on anything that would not come back the same: fractions, integers that are not safe, half of a
 * surrogate pair, undefined, dates, instances of classes
 */
export function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string' && value.isWellFormed()) return JSON.stringify(value)
  if (Number.isSafeInteger(value)) return String(value)
  if (Array.isArray(value)) return `[${Array.from(value, toCanonicalJson).join()}]`
  if (isRecord(value)) return toRecord(value)
  throw new RangeError(`${typeof value} has no canonical form`)
}

/** `sort` compares UTF-16 units, as the standard asks. One string that grows: chains are ten thousand records. */
function toRecord(record: Record<string, unknown>): string {
  let text = ''
  for (const key of Object.keys(record).sort())
    text += `${text === '' ? '' : ','}${toCanonicalJson(key)}:${toCanonicalJson(record[key])}`
  return `{${text}}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}
