export function toQuantity(text: string, capacity: number): number {
  return Math.min(capacity, Math.max(1, Math.trunc(Number(text)) || 1))
}
