import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { calendarsQuery } from './queries.ts'

/** A step after which the calendars, and what they take of the space, are read again. @param done the text of its toast */
export function useCalendarStep<Given, Answer>(
  listingId: string,
  {
    send,
    done,
    onDone,
  }: { send: (given: Given) => Promise<Answer>; done?: string; onDone?: (answer: Answer) => void },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      onDone?.(answer)
      if (done) toast({ title: done })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: calendarsQuery(listingId).queryKey }),
        queryClient.invalidateQueries({ queryKey: ['own-calendar', listingId] }),
      ])
    },
  })
}

/** For steps without a field to show it at. */
export function toastRefusal(error: Error): void {
  const description = error instanceof ApiError ? error.message : 'Please try again.'
  toast({ title: 'Nothing was changed', description, variant: 'destructive' })
}
