/**
 * Quickselect: partially sorts a typed array in place so that `nth` is where it would be sorted, smaller ones before it.
 * @param first nothing before it is larger than anything from it on: the result of an earlier selection of it
 */
export function selectNth(values: Float64Array | Int32Array, nth: number, first = 0): number {
  let left = first
  let right = values.length - 1
  while (left < right) {
    const pivot = values[left + ((right - left) >>> 1)] as number
    let i = left
    let j = right
    while (i <= j) {
      while ((values[i] as number) < pivot) i++
      while ((values[j] as number) > pivot) j--
      if (i > j) break
      const swapped = values[i] as number
      values[i++] = values[j] as number
      values[j--] = swapped
    }
    if (nth <= j) right = j
    else if (nth >= i) left = i
    else break
  }
  return values[nth] as number
}
