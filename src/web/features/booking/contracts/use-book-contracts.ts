import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ContractLine } from '#contract/booking/contracts.ts'
import { CONTRACT_BOOKINGS } from '#domain/booking/contract-states.ts'
import { api } from '#web/platform/api.ts'
import { type LineOutcome, listReady } from './booking-outcomes.ts'
import type { ContractsSearch } from './contracts-search.ts'
import { contractsQuery } from './queries.ts'
import { toProblem, type WorkedOff, workOff } from './work-off.ts'

const idsOf = (batch: readonly { line: ContractLine }[]) => batch.map(({ line }) => line.id)
/** As it was looked at: what has changed since is refused. */
const toSeen = ({ line: { id }, version, totalCents }: LineOutcome) => ({
  id,
  version,
  totalCents: totalCents ?? 0,
})

type Phase = 'looking' | 'booking' | 'undoing'

export type BookingState =
  | { at: 'idle' }
  | { at: Phase; done: number; total: number }
  | ({ at: 'looked' | 'booked' | 'undone' } & WorkedOff)

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

  const work = async <T extends { line: ContractLine }>(
    at: Phase,
    given: Pick<Parameters<typeof workOff<T>>[0], 'items' | 'size' | 'send'>,
  ) => {
    const total = given.items.length
    return workOff({ ...given, signal: begin(), onProgress: (done) => setState({ at, done, total }) })
  }

  const look = async (atOwnPrices: boolean) => {
    setState({ at: 'looking', done: 0, total: 0 })
    try {
      const items = (await collect(begin())).map((line) => ({ line }))
      const looked = await work('looking', {
        items,
        size: CONTRACT_BOOKINGS.looked,
        send: async (batch, signal) => {
          const body = { lineIds: idsOf(batch), atOwnPrices }
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
      items: listReady(lines),
      size: CONTRACT_BOOKINGS.booked,
      send: async (batch) => {
        const body = { lines: batch.map(toSeen), atOwnPrices }
        return (await api('POST /api/my/contract-bookings', { body })).lines
      },
    })
    await settle()
    if (booked) setState({ at: 'booked', ...booked })
  }

  const undo = async (lines: readonly { line: ContractLine }[]) => {
    const undone = await work('undoing', {
      items: lines,
      size: CONTRACT_BOOKINGS.booked,
      send: async (batch) => {
        const body = { lineIds: idsOf(batch) }
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
