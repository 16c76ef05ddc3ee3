const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The item of a list that a key leads to; null where it leads nowhere. */
export function targetIndex(key: string, at: number, size: number): number | null {
  if (size === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return size - 1
  const to = at + (STEPS[key] ?? Number.NaN)
  return to >= 0 && to < size ? to : null
}
