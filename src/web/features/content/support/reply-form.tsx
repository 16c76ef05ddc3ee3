import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CannedReply, TicketDetail } from '#contract/content/support.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { CannedReplyTools } from './canned-reply-tools.tsx'
import { fill } from './fill-reply.ts'

type ReplyFormProps = { ticket: TicketDetail; cannedReplies: readonly CannedReply[] }

export function ReplyForm({ ticket, cannedReplies }: ReplyFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<CannedReply | null>(null)
  const reply = useMutation({
    mutationFn: (closes: boolean) =>
      api('POST /api/admin/support/:id/replies', {
        params: { id: ticket.id },
        body: { message: text, closes },
      }),
    onSuccess: () => {
      setText('')
      setChosen(null)
      toast({ title: 'Answer sent', description: `It is on its way to ${ticket.email}.` })
      return queryClient.invalidateQueries({ queryKey: ['support-inbox'] })
    },
  })
  const choose = (id: string) => {
    const found = cannedReplies.find((one) => String(one.id) === id) ?? null
    setChosen(found)
    if (found) setText(fill(found.body, ticket))
  }
  return (
    <section aria-labelledby="reply-title" className="flex flex-col gap-3 border-t border-rule pt-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h4 id="reply-title" className="text-lg">
          Answer by e-mail
        </h4>
        <Field label="Canned reply" hideLabel className="min-w-56">
          <Select
            selectSize="sm"
            placeholder="Start from a canned reply"
            options={cannedReplies.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(chosen?.id ?? '')}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
      </div>
      <FormError>{reply.error?.message}</FormError>
      <Field label={`Answer to ${ticket.name}`} hideLabel>
        <Textarea
          rows={8}
          maxLength={10_000}
          value={text}
          placeholder={`Hello ${ticket.name.split(' ')[0]},`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button pending={reply.isPending} onClick={() => reply.mutate(false)}>
          Send answer
        </Button>
        <Button variant="outline" disabled={reply.isPending} onClick={() => reply.mutate(true)}>
          Send and close
        </Button>
        <CannedReplyTools text={text} chosen={chosen} onDeleted={() => setChosen(null)} />
      </div>
    </section>
  )
}
