export function announce(total: number): string {
  if (total === 0) return 'No listings found.'
  return total === 1
    ? '1 advertising opportunity found.'
    : `${total.toLocaleString('en-US')} advertising opportunities found.`
}
