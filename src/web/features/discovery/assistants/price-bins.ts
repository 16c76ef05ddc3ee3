const BINS = 12

export function toBins(prices: readonly number[]) {
  const low = prices[0] ?? 0
  const high = prices.at(-1) ?? 0
  const width = Math.max(1, (high - low) / BINS)
  return Array.from({ length: BINS }, (_, index) => {
    const from = low + index * width
    const to = from + width
    const isLast = index === BINS - 1
    const count = prices.filter((price) => price >= from && (price < to || (isLast && price <= high))).length
    return { from, to, count }
  })
}
