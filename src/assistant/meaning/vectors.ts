/** A unit-length sentence vector. */
export type Vector = Float32Array

/**
 * Embeds texts as unit-length vectors, in order; null when no model is available. Never throws: without the
 * model the rules alone answer.
 */
export type EmbedTexts = (texts: readonly string[]) => Promise<Vector[] | null>

/** Cosine similarity of two unit-length vectors, −1 to 1. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** Normalizes a vector to length 1; zero vectors are unchanged. */
export function toUnit(values: ArrayLike<number>): Vector {
  const vector = Float32Array.from(values)
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** Quantized vector, one signed byte per dimension: a quarter of the memory, and as good for comparing. */
export interface CompactVector {
  values: Int8Array
  length: number
}

/** Quantizes a vector to signed bytes. */
export function toCompact(vector: Vector): CompactVector {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest === 0 ? 0 : 127 / largest
  return fromBytes(Int8Array.from(vector, (value) => Math.round(value * scale)))
}

/** Restores a compact vector from its stored bytes. */
export function fromBytes(values: Int8Array): CompactVector {
  let sum = 0
  for (const value of values) sum += value * value
  return { values, length: Math.sqrt(sum) }
}

/** Cosine similarity of a unit-length vector to a compact one, −1 to 1. */
export function likeness(vector: Vector, { values, length }: CompactVector): number {
  if (length === 0) return 0
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += (vector[i] as number) * (values[i] as number)
  return sum / length
}
