/** A unit-length sentence vector. */
export type Vector = Float32Array

/**
 * Turns texts into unit-length vectors, one each and in order; null when no model is there. Never throws: absence of the
 * model means that rules alone answer.
 */
export type EmbedTexts = (texts: readonly string[]) => Promise<Vector[] | null>

/** Likeness of two unit-length vectors, −1 to 1. */
export function cosine(a: Vector, b: Vector): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** The vector scaled to length 1; zero vectors stay. */
export function toUnit(values: ArrayLike<number>): Vector {
  const vector = Float32Array.from(values)
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}
