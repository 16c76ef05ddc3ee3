import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { EnquiryThread } from '#contract/enquiries.ts'
import { formatTime } from '#domain/format-dates.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { enquiryQuery } from './queries.ts'

export function ThreadScreen({ id }: { id: string }) {
  const query = useQuery(enquiryQuery(id))
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 md:px-6">
      <Link to="/enquiries" className="link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All enquiries
      </Link>
      {query.isPending && <LoadingState label="Loading..." />}
      {query.isError && (
        <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.data && <Thread enquiry={query.data} />}
    </div>
  )
}

function Thread({ enquiry }: { enquiry: EnquiryThread }) {
  const { listing, side, buyer, seller, messages, proposedTimes } = enquiry
  const other = side === 'buyer' ? seller : buyer
  const meId = side === 'buyer' ? buyer.id : seller.id
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{listing.title}</h1>
      <p className="mt-1 text-ink-soft">
        With {[other.name, other.company].filter(Boolean).join(', ')} ·{' '}
        <Link to="/listing/$id" params={{ id: String(listing.id) }} className="link">
          See the space
        </Link>
      </p>
      {side === 'seller' && !buyer.isVerified && (
        <Alert tone="warning" className="mt-4">
          This person has not verified their email address yet.
        </Alert>
      )}
      {proposedTimes.length > 0 && (
        <section aria-labelledby="times" className="mt-5">
          <h2 id="times" className="text-lg">
            Proposed times for a viewing
          </h2>
          <ul className="mt-1 list-disc pl-5">
            {proposedTimes.map((proposed) => (
              <li key={proposed}>
                <time dateTime={proposed}>{formatTime(proposed)}</time> Pacific time
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol aria-label="Messages" className="mt-5 flex flex-col gap-3">
        {messages.map((message) => (
          <li
            key={message.id}
            className={cn(
              'max-w-[85%] rounded-card border border-rule px-4 py-3',
              message.authorId === meId ? 'ml-auto bg-primary-soft text-primary-soft-on' : 'mr-auto bg-card',
            )}
          >
            <p className="text-sm opacity-80">
              {message.authorId === meId ? 'You' : other.name} ·{' '}
              <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
            </p>
            <p dir="auto" className="mt-0.5 whitespace-pre-line wrap-anywhere">
              {message.body}
            </p>
          </li>
        ))}
      </ol>
      <AnswerForm id={enquiry.id} otherName={other.name} />
    </>
  )
}

function AnswerForm({ id, otherName }: { id: number; otherName: string }) {
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()
  const send = useMutation({
    mutationFn: (text: string) =>
      api('POST /api/enquiries/:id/messages', { params: { id }, body: { message: text } }),
    onSuccess: (thread) => {
      setMessage('')
      queryClient.setQueryData(enquiryQuery(String(id)).queryKey, thread)
      void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message.trim() === '') return setError('Please write a message')
    send.mutate(message.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-3 border-t border-rule pt-5">
      <FormError>{send.error?.message}</FormError>
      <Field label="Your answer" hint={`${otherName} gets it by mail too.`} error={error}>
        <Textarea
          name="message"
          rows={4}
          maxLength={LIMITS.message.max}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <Button type="submit" className="self-end" pending={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}
