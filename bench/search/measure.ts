export interface Timing {
  p50: number
  p99: number
}

/** Milliseconds of `run` over all items, after one warm-up round. */
export function measure<T>(items: readonly T[], rounds: number, run: (item: T) => unknown): Timing {
  for (const item of items) run(item)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const item of items) {
      const start = performance.now()
      run(item)
      times.push(performance.now() - start)
    }
  }
  return toTiming(times)
}

/** Milliseconds of the first `run` over each item. */
export function measureOnce<T>(items: readonly T[], run: (item: T) => unknown): Timing {
  return toTiming(
    items.map((item) => {
      const start = performance.now()
      run(item)
      return performance.now() - start
    }),
  )
}

/** The same for async runs. */
export async function measureAsync<T>(
  items: readonly T[],
  rounds: number,
  run: (item: T) => Promise<unknown>,
): Promise<Timing> {
  for (const item of items.slice(0, 4)) await run(item)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const item of items) {
      const start = performance.now()
      await run(item)
      times.push(performance.now() - start)
    }
  }
  return toTiming(times)
}

export function toTiming(times: number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

/** `0.123`, `12.3`, `1234`: three significant digits. */
export function formatMs(ms: number): string {
  return ms < 1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0)
}

/** Prints rows of equal length as a table with aligned columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows) {
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
  }
}
