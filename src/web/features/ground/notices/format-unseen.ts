/** On the bell: more than two digits would not fit. */
export function formatUnseen(count: number): string {
  return count > 99 ? '99+' : String(count)
}
