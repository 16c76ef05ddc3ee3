import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PlanRequest } from '#contract/planning/plan-requests.ts'
import { MessageField } from '#web/booking-parts/approval/message-field.tsx'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { requestQuery } from './queries.ts'
import { describeAbove } from './result-words.ts'

type AskAboveProps = { planId: number; lines: PlanRequest['lines'] }

/** What was not sent because it is above its sender's limit is asked for by one press. Without scripts it is posted as it is. */
export function AskAbove({ planId, lines }: AskAboveProps) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const ask = useMutation({
    mutationFn: () =>
      api('POST /api/plans/:id/requests/approvals', {
        params: { id: planId },
        body: { message: message.trim() },
      }),
    onSuccess: (asked) => {
      queryClient.setQueryData(requestQuery(planId).queryKey, asked)
      void queryClient.invalidateQueries({ queryKey: ['bookings'] })
    },
  })
  const mayBuy = useMay('buy')
  const words = describeAbove(lines)
  if (words === null || !mayBuy) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate()
  }
  return (
    <form
      method="post"
      action={toHref(`/api/plans/${planId}/requests/approvals/form`)}
      onSubmit={send}
      aria-label="Ask for approval"
      className="mt-3 flex flex-col gap-3"
    >
      <MessageField value={message} onChange={setMessage} />
      <RefusalError error={ask.error} />
      <Button type="submit" className="self-start" pending={ask.isPending}>
        {words}
      </Button>
    </form>
  )
}
