import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

type Decision = { status: 'active' } | { status: 'rejected'; rejectionReason: string }

/** After a decision every list of listings may look different. */
function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      ['submissions', 'submission-counts', 'review', 'listing', 'listings', 'map', 'users'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    )
}

export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: Decision }) =>
      api('PATCH /api/admin/listings/:id', { params: { id }, body: decision }),
    onSuccess: ({ title, status }) => {
      toast({
        title: status === 'active' ? 'Listing approved' : 'Listing rejected',
        description: status === 'active' ? `“${title}” is live.` : `The seller of “${title}” is told why.`,
      })
    },
    // a refusal too: somebody else was quicker
    onSettled: () => void refresh(),
  })
}

export function useApproveMany() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ids: number[]) => api('POST /api/admin/listings/approve', { body: { ids } }),
    onSuccess: ({ approved, refused }) => {
      const count = approved.length
      toast({
        title: count === 1 ? '1 listing approved' : `${count} listings approved`,
        ...(refused.length > 0
          ? {
              description: refused.map(({ id, message }) => `#${id}: ${message}`).join(' '),
              variant: 'destructive',
            }
          : {}),
      })
    },
    onSettled: () => void refresh(),
  })
}
