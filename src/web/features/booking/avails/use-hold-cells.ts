import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AvailsRow, BlockCellsInput, HeldCells, HoldCellsInput } from '#contract/booking/avails.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { describeHeld, describeReleased } from './outcome-words.ts'
import { AVAILS_KEY } from './queries.ts'

/** Names of one's own clients that a typed text finds; only proposals are for those with an account too. */
export function useClientNames(typed: string, { withAccount = false } = {}): string[] {
  const q = typed.trim()
  const { data } = useQuery({
    queryKey: ['clients', 'names', q] as const,
    queryFn: ({ signal }) => api('GET /api/my/clients', { query: q ? { q } : {}, signal }),
    staleTime: 10_000,
    placeholderData: (before) => before,
  })
  return (data?.items ?? []).filter(({ hasAccount }) => withAccount || !hasAccount).map(({ name }) => name)
}

type HoldCells = { rows: readonly AvailsRow[]; onHeld: () => void }

/** Holds chosen cells; what was taken stays, and is named. A refusal of all of them is its dialog's to show. */
export function useHoldCells({ rows, onHeld }: HoldCells) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: HoldCellsInput) => api('POST /api/my/avails/holds', { body }),
    onSuccess: (held: HeldCells) => {
      toast({ ...describeHeld(held, rows), timeoutMs: 20_000 })
      onHeld()
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: AVAILS_KEY }),
        queryClient.invalidateQueries({ queryKey: ['clients'] }),
      ]),
  })
}

/** Frees chosen cells of holds for clients and of blocks. */
export function useReleaseCells({ onReleased }: { onReleased: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cells: BlockCellsInput['cells']) => api('POST /api/my/avails/releases', { body: { cells } }),
    onSuccess: (released) => {
      toast(describeReleased(released))
      onReleased()
    },
    onError: (error) =>
      toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: AVAILS_KEY }),
  })
}
