import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { REVIEW_LIMITS } from '#domain/booking/review/review-rules.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { bookingReviewQuery } from './queries.ts'

/** The one reply to what the other side wrote. */
export function ReplyForm({ bookingId, reviewId }: { bookingId: string; reviewId: number }) {
  const queryClient = useQueryClient()
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: (words: string) =>
      api('POST /api/reviews/:id/replies', { params: { id: reviewId }, body: { body: words } }),
    onSuccess: (answer) => queryClient.setQueryData(bookingReviewQuery(bookingId).queryKey, answer),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim() === '') return setProblem('Write a reply')
    send.mutate(body.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 noscript:hidden">
      <FormError>{send.error?.message}</FormError>
      <Field label="Your reply" hint="Once, and for all readers of the review." error={problem} required>
        <Textarea
          name="reply"
          rows={3}
          maxLength={REVIEW_LIMITS.reply}
          value={body}
          onChange={(event) => {
            setBody(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <Button type="submit" variant="outline" pending={send.isPending} className="self-start">
        Reply
      </Button>
    </form>
  )
}
