import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BlockCellsInput } from '#contract/booking/avails.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { describeBlock, describeUndone } from './outcome-words.ts'
import { AVAILS_KEY } from './queries.ts'

export type Wanted = Pick<BlockCellsInput, 'cells'> & { label: string }

/** Asks what blocking would do, does it, and takes it back. */
export function useBlockCells({ onBlocked }: { onBlocked: () => void }) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: AVAILS_KEY })
  const onError = (error: Error) => {
    const description = error instanceof ApiError ? error.message : 'Please try again.'
    toast({ title: 'Nothing was changed', description, variant: 'destructive' })
    void refresh()
  }
  const undo = useMutation({
    mutationFn: (claims: number[]) => api('DELETE /api/my/avails/blocks', { body: { claims } }),
    onSuccess: (outcome) => toast(describeUndone(outcome)),
    onError,
    onSettled: refresh,
  })
  const preview = useMutation({
    mutationFn: (wanted: Wanted) =>
      api('POST /api/my/avails/blocks', { body: { ...wanted, isPreview: true } }),
    onError,
  })
  const block = useMutation({
    mutationFn: (body: Wanted) => api('POST /api/my/avails/blocks', { body }),
    onError,
    onSuccess: async (outcome) => {
      const claims = outcome.made.flatMap(({ claimId }) => claimId ?? [])
      toast({
        ...describeBlock(outcome),
        ...(claims.length > 0 && { action: { label: 'Undo', onClick: () => undo.mutate(claims) } }),
        // long enough to look at the grid first
        timeoutMs: 20_000,
      })
      onBlocked()
      await refresh()
    },
  })
  return { preview, block }
}
