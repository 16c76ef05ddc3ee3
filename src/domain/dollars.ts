/** Integer US cents → US dollars, with cents; null stays null. */
export function toDollars(cents: number): number
export function toDollars(cents: number | null): number | null
export function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** Integer US cents → whole US dollars, as cards say them: the cents stand on the space's own page. */
export function toWholeDollars(cents: number): number {
  return Math.round(cents / 100)
}
