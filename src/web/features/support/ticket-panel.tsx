import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportStatus } from '#domain/support.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ticketQuery } from './inbox-queries.ts'

/** One ticket with its conversation; answers go out by e-mail. */
export function TicketPanel({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { data: ticket, error } = useQuery(ticketQuery(id))
  const [text, setText] = useState('')
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['support'] })
  const reply = useMutation({
    mutationFn: () => api('POST /api/admin/support/:id/replies', { params: { id }, body: { message: text } }),
    onSuccess: () => {
      setText('')
      return refresh()
    },
  })
  const update = useMutation({
    mutationFn: (status: SupportStatus) =>
      api('PATCH /api/admin/support/:id', { params: { id }, body: { status } }),
    onSuccess: refresh,
  })
  if (error) return <FormError>{error.message}</FormError>
  if (!ticket) return null
  return (
    <Card className="mt-5 flex flex-col gap-4 p-5">
      <h3 className="text-xl">
        {ticket.number}: {ticket.subject}
      </h3>
      <p className="text-sm text-ink-faint">
        {ticket.name}, {ticket.email}
      </p>
      <ol className="flex flex-col gap-3">
        {ticket.messages.map((message) => (
          <li key={message.id} className="border-l-2 border-rule pl-3">
            <p className="text-sm text-ink-faint">
              {message.author ?? ticket.name}, {new Date(message.createdAt).toLocaleString('en-US')}
            </p>
            <p className="whitespace-pre-wrap">{message.body}</p>
            {message.attachments.map((file) => (
              <a key={file.id} href={file.url} className="link mr-4 text-sm">
                {file.name}
              </a>
            ))}
          </li>
        ))}
      </ol>
      <FormError>{(reply.error ?? update.error)?.message}</FormError>
      <Field label="Answer by e-mail">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button pending={reply.isPending} onClick={() => reply.mutate()}>
          Send answer
        </Button>
        <Button
          variant="outline"
          onClick={() => update.mutate(ticket.status === 'closed' ? 'open' : 'closed')}
        >
          {ticket.status === 'closed' ? 'Reopen' : 'Close'}
        </Button>
        <Button variant="outline" onClick={() => update.mutate(ticket.status === 'spam' ? 'open' : 'spam')}>
          {ticket.status === 'spam' ? 'Not spam' : 'Spam'}
        </Button>
      </div>
    </Card>
  )
}
