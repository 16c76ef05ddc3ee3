import type { ContractBooking, ContractLine } from '#contract/booking/contracts.ts'
import { type LineOutcome, toBatches } from './booking-outcomes.ts'

export interface WorkedOff {
  lines: LineOutcome[]
  /** Why it ended early; null: it did not. */
  problem: string | null
}

interface Work<T> {
  items: readonly T[]
  size: number
  send: (batch: T[], signal: AbortSignal) => Promise<ContractBooking[]>
  onProgress: (done: number) => void
  signal: AbortSignal
}

export const toProblem = (error: unknown): string =>
  error instanceof Error ? error.message : 'It did not work. Try again.'

/** Works off lines some at a time; what was done before a failure is kept. Null: it was stopped. */
export async function workOff<T extends { line: ContractLine }>({
  items,
  size,
  send,
  onProgress,
  signal,
}: Work<T>): Promise<WorkedOff | null> {
  const lines: LineOutcome[] = []
  const byId = new Map(items.map(({ line }) => [line.id, line]))
  try {
    for (const batch of toBatches(items, size)) {
      onProgress(lines.length)
      const answers = await send(batch, signal)
      if (signal.aborted) return null
      lines.push(
        ...answers.flatMap((answer) => {
          const line = byId.get(answer.lineId)
          return line ? [{ ...answer, line }] : []
        }),
      )
    }
    return { lines, problem: null }
  } catch (error) {
    return signal.aborted ? null : { lines, problem: toProblem(error) }
  }
}
