import { useMutation } from '@tanstack/react-query'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import type { StepGiven } from './step-input.ts'
import { STEP_WORDS } from './step-words.ts'
import { useRefreshViewings } from './use-refresh-viewings.ts'

/** Takes a step in a viewing as it is shown; what it changes is read again, a refused step's viewing too. */
export function useViewingStep({ id, updatedAt }: Viewing, onDone: () => void) {
  const refresh = useRefreshViewings()
  return useMutation({
    mutationFn: (body: StepGiven) =>
      api('POST /api/viewings/:id/steps', { params: { id }, body: { ...body, updatedAt } }),
    onSuccess: (_viewing, { step }) => {
      refresh()
      toast({ title: STEP_WORDS[step].done })
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}
