import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OfferedListingStep } from '#domain/listings/listing.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { STEP_LABELS } from '../own/status-labels.ts'

/** What a seller does to one space from its row. */
export function useSpaceSteps(id: number) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: OWN_LISTINGS })
  const move = useMutation({
    mutationFn: (step: OfferedListingStep) =>
      api('POST /api/listings/:id/steps', { params: { id: String(id) }, body: { step } }),
    onSuccess: (_answer, step) => toast({ title: 'Success', description: STEP_LABELS[step].done }),
    onError: (error: Error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
    onSettled,
  })
  return { move: move.mutate, isBusy: move.isPending }
}
