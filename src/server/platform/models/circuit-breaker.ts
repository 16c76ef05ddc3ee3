interface Options {
  /** Consecutive failures that open the circuit for a while. */
  maxFailures?: number
  openMs?: number
  now?: () => number
}

export interface CircuitBreaker {
  isOpen(): boolean
  succeed(): void
  fail(): void
}

export function createCircuitBreaker({
  maxFailures = 3,
  openMs = 60_000,
  now = Date.now,
}: Options = {}): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => now() < openUntil,
    succeed() {
      failures = 0
    },
    fail() {
      failures += 1
      if (failures < maxFailures) return
      failures = 0
      openUntil = now() + openMs
    },
  }
}
