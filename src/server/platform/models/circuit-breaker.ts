/** Consecutive failures that open the circuit for a while. */
const MAX_FAILURES = 3
const OPEN_MS = 60_000

export interface CircuitBreaker {
  isOpen(): boolean
  succeed(): void
  fail(): void
}

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeed() {
      failures = 0
    },
    fail() {
      failures += 1
      if (failures < MAX_FAILURES) return
      failures = 0
      openUntil = now() + OPEN_MS
    },
  }
}
