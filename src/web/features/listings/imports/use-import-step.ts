import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { importQuery } from './queries.ts'

/** Starts or undoes an import; the page then polls its progress. */
export function useImportStep(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (step: 'start' | 'undo') =>
      api('POST /api/imports/:id/steps', { params: { id: String(id) }, body: { step } }),
    onSuccess: (task) => {
      queryClient.setQueryData(importQuery(String(id)).queryKey, task)
      void queryClient.invalidateQueries({ queryKey: ['own-listings'] })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
  })
}
