/** The bits of a word whose slots lie from the first to before the end; some do. */
export function slotsBetween(first: number, end: number, word: number): number {
  const from = Math.max(0, first - word * 32)
  const after = Math.max(0, word * 32 + 32 - end)
  return (-1 << from) & (-1 >>> after)
}

/** The rows with at least one of the wanted slices. */
export function anyOf(slices: Int32Array, wanted: Uint8Array, at: number, stride: number): number {
  let any = 0
  for (let i = 0; i < wanted.length; i++) any |= slices[at + wanted[i]! * stride]!
  return any
}

/** The rows from a price bound on (see `slicesFrom`). */
export function from(slices: Int32Array, bound: Uint8Array, at: number, stride: number): number {
  return (
    slices[at + bound[0]! * stride]! & (slices[at + bound[1]! * stride]! | slices[at + bound[2]! * stride]!)
  )
}
