import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { toast } from '#web/ui/toast.ts'
import { readMoneyAnew } from './queries.ts'

type Settled = { bookingId: number } | { reason: string }

/** Says which booking a line of a statement is for, or that it is for none. */
export function useSettleLine(id: number, onDone: () => void) {
  const queryClient = useQueryClient()
  const send = useOnce((body: Settled, headers) =>
    api('PATCH /api/my/statement-lines/:id', { params: { id }, body, headers }),
  )
  return useMutation({
    mutationFn: send,
    onSuccess: (line) => {
      toast({ title: line.booking ? `Recorded for ${line.booking.reference}` : 'Put aside' })
      onDone()
    },
    onSettled: () => readMoneyAnew(queryClient),
  })
}
