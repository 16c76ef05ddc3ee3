/** NDCG@10: normalized discounted cumulative gain of the first ten, from graded gains in ranked order. */
export function ndcgAt10(gains: readonly number[], ideal: readonly number[]): number {
  const best = dcg([...ideal].sort((a, b) => b - a).slice(0, 10))
  return best === 0 ? 1 : dcg(gains.slice(0, 10)) / best
}

function dcg(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0)
}
