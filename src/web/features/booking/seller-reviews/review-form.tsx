import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { type BookingReview, WrittenReview } from '#contract/booking/seller-reviews.ts'
import { REVIEW_LIMITS, REVIEW_PART_LABELS, REVIEW_PARTS } from '#domain/booking/review/review-rules.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { bookingReviewQuery } from './queries.ts'

const POINTS = [
  { value: '5', label: '5, very good' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, neither good nor bad' },
  { value: '2', label: '2, poor' },
  { value: '1', label: '1, very poor' },
]
interface Values {
  side: Side
  overall?: number
  parts: Record<string, number>
  body: string
}
/** What a side rates follows from its side: of no use to the form, which lists its parts. */
const RESOLVER = zodResolver(WrittenReview) as unknown as Resolver<Values, unknown, WrittenReview>
const toPoints = (value: unknown) => (value === '' || value === undefined ? undefined : Number(value))

type ReviewFormProps = { id: string; side: Side; review: BookingReview }

/** How it went, in points and in words; until it is opened it can be written anew. */
export function ReviewForm({ id, side, review: { mine, other, signedAs } }: ReviewFormProps) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: RESOLVER,
    defaultValues: {
      side,
      body: mine?.body ?? '',
      parts: mine?.parts ?? {},
      ...(mine && { overall: mine.overall }),
    },
  })
  const submit = submitWith(async (body) => {
    const answer = await api('POST /api/bookings/:id/review', { params: { id }, body })
    queryClient.setQueryData(bookingReviewQuery(id).queryKey, answer)
    toast({ title: answer.mine?.state === 'sealed' ? 'Your review is sealed' : 'The reviews are open' })
  })
  const partErrors = (errors.parts ?? {}) as Record<string, { message?: string } | undefined>
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Overall" error={errors.overall?.message} required>
          <Select
            {...form.register('overall', { setValueAs: toPoints })}
            options={POINTS}
            placeholder="Choose"
          />
        </Field>
        {REVIEW_PARTS[side].map((part) => (
          <Field key={part} label={REVIEW_PART_LABELS[part]} error={partErrors[part]?.message} required>
            <Select
              {...form.register(`parts.${part}`, { setValueAs: toPoints })}
              options={POINTS}
              placeholder="Choose"
            />
          </Field>
        ))}
      </div>
      <Field
        label="In your words"
        hint={`${REVIEW_LIMITS.min} to ${REVIEW_LIMITS.max} characters. No phone numbers, addresses or links.`}
        error={errors.body?.message}
        optional
      >
        <Textarea {...form.register('body')} rows={5} maxLength={REVIEW_LIMITS.max} dir="auto" />
      </Field>
      <p className="text-sm text-ink-faint">
        {side === 'buyer'
          ? `Public, signed “${signedAs}”.`
          : `Shown to ${other}, and to sellers whom ${other} asks, in figures.`}{' '}
        Once it is open it cannot be changed.
      </p>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {mine ? 'Seal it anew' : 'Seal the review'}
      </Button>
    </form>
  )
}
