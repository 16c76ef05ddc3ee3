import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ContractBooking, ContractLine } from '#contract/booking/contracts.ts'
import { CONTRACT_BOOKINGS } from '#domain/booking/contract-states.ts'
import { api } from '#web/platform/api.ts'
import { type LineOutcome, listReady, toBatches } from './booking-outcomes.ts'
import type { ContractsSearch } from './contracts-search.ts'
import { contractsQuery } from './queries.ts'

const toProblem = (error: unknown) => (error instanceof Error ? error.message : 'It did not work. Try again.')

type Doing = 'looking' | 'booking' | 'undoing'

export type BookingState =
  | { at: 'idle' }
  | { at: Doing; done: number; total: number }
  | { at: 'looked' | 'booked' | 'undone'; lines: LineOutcome[]; problem: string | null }

/**
 * Makes bookings of all lines that a list shows, some at a time: first what each would become, then those, then back again. What ends
 * early leaves what was done until then, and says so; asked again, it goes on.
 */
export function useBookContracts(search: ContractsSearch) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<BookingState>({ at: 'idle' })
  const run = useRef<AbortController>(undefined)
  const begin = () => {
    run.current?.abort()
    run.current = new AbortController()
    return run.current.signal
  }
  const settle = () =>
    Promise.all(
      [['contracts'], ['clients'], ['bookings'], ['avails']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )

  const collect = async (signal: AbortSignal) => {
    const { page: _, ...filter } = search
    const lines = new Map<number, ContractLine>()
    for (let page = 1, total = 1; (page - 1) * CONTRACT_BOOKINGS.looked < total; page++) {
      const read = await queryClient.query({ ...contractsQuery({ ...filter, page }), staleTime: 0 })
      signal.throwIfAborted()
      total = read.total
      for (const line of read.lines) lines.set(line.id, line)
    }
    return [...lines.values()]
  }

  /** Works off batches; what was done before a failure is kept. */
  const work = async <T extends { line: ContractLine }>(
    at: Doing,
    {
      todo,
      size,
      send,
    }: {
      todo: readonly T[]
      size: number
      send: (batch: T[], signal: AbortSignal) => Promise<ContractBooking[]>
    },
  ): Promise<{ lines: LineOutcome[]; problem: string | null } | null> => {
    const signal = begin()
    const found: LineOutcome[] = []
    const byId = new Map(todo.map(({ line }) => [line.id, line]))
    try {
      for (const batch of toBatches(todo, size)) {
        setState({ at, done: found.length, total: todo.length })
        const answers = await send(batch, signal)
        if (signal.aborted) return null
        found.push(
          ...answers.flatMap((answer) => {
            const line = byId.get(answer.lineId)
            return line ? [{ ...answer, line }] : []
          }),
        )
      }
      return { lines: found, problem: null }
    } catch (error) {
      if (signal.aborted) return null
      return { lines: found, problem: toProblem(error) }
    }
  }

  const look = async (atOwnPrices: boolean) => {
    setState({ at: 'looking', done: 0, total: 0 })
    try {
      const todo = (await collect(begin())).map((line) => ({ line }))
      const looked = await work('looking', {
        todo,
        size: CONTRACT_BOOKINGS.looked,
        send: async (batch, signal) => {
          const body = { lineIds: batch.map(({ line }) => line.id), atOwnPrices }
          return (await api('POST /api/my/contract-bookings/preview', { body, signal })).lines
        },
      })
      if (looked) setState({ at: 'looked', ...looked })
    } catch (error) {
      setState({ at: 'looked', lines: [], problem: toProblem(error) })
    }
  }

  const book = async (lines: readonly LineOutcome[], atOwnPrices: boolean) => {
    const booked = await work('booking', {
      todo: listReady(lines),
      size: CONTRACT_BOOKINGS.booked,
      send: async (batch) => {
        const seen = batch.map(({ line, version, totalCents }) => ({
          id: line.id,
          version,
          totalCents: totalCents ?? 0,
        }))
        return (await api('POST /api/my/contract-bookings', { body: { lines: seen, atOwnPrices } })).lines
      },
    })
    await settle()
    if (booked) setState({ at: 'booked', ...booked })
  }

  const undo = async (lines: readonly { line: ContractLine }[]) => {
    const undone = await work('undoing', {
      todo: lines,
      size: CONTRACT_BOOKINGS.booked,
      send: async (batch) => {
        const body = { lineIds: batch.map(({ line }) => line.id) }
        return (await api('POST /api/my/contract-bookings/undo', { body })).lines
      },
    })
    await settle()
    if (undone) setState({ at: 'undone', ...undone })
  }

  return {
    state,
    look,
    book,
    undo,
    /** All bookings of the lines that the list shows. */
    undoAll: async () => {
      setState({ at: 'undoing', done: 0, total: 0 })
      try {
        await undo((await collect(begin())).map((line) => ({ line })))
      } catch (error) {
        setState({ at: 'undone', lines: [], problem: toProblem(error) })
      }
    },
    close: () => {
      run.current?.abort()
      setState({ at: 'idle' })
    },
  }
}
