import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CannedReply, InboxSummary, TicketDetail } from '#contract/content/support.ts'
import { SUPPORT_CATEGORIES, type SupportCategory, type SupportStatus } from '#domain/content/support.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { ticketQuery } from './inbox-queries.ts'
import { ReplyForm } from './reply-form.tsx'
import { ResponseClock } from './response-clock.tsx'
import { TicketMessages } from './ticket-messages.tsx'

type TicketPanelProps = {
  id: number
  admins: InboxSummary['admins']
  cannedReplies: readonly CannedReply[]
  me: string | undefined
}

const CATEGORIES = Object.entries(SUPPORT_CATEGORIES).map(([value, label]) => ({ value, label }))

/** One ticket with its conversation; replies are sent by e-mail. */
export function TicketPanel({ id, admins, cannedReplies, me }: TicketPanelProps) {
  const queryClient = useQueryClient()
  const { data: ticket, error } = useQuery(ticketQuery(id))
  const update = useMutation({
    mutationFn: (body: { status?: SupportStatus; category?: SupportCategory; assigneeId?: number | null }) =>
      api('PATCH /api/admin/support/:id', { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['support-inbox'] }),
  })
  if (error) return <FormError>{error.message}</FormError>
  if (!ticket) return <LoadingState label="Loading message..." />
  const setStatus = (status: SupportStatus) => update.mutate({ status })
  return (
    <Card className="flex flex-col gap-5 p-5">
      <TicketHead ticket={ticket} />
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Assigned to" className="min-w-36">
          <Select
            selectSize="sm"
            placeholder="Nobody"
            options={admins.map(({ id: adminId, username }) => ({
              value: String(adminId),
              label: username === me ? `${username} (you)` : username,
            }))}
            value={String(ticket.assignee?.id ?? '')}
            onChange={(event) => update.mutate({ assigneeId: Number(event.target.value) || null })}
          />
        </Field>
        <Field label="Category" className="min-w-44">
          <Select
            selectSize="sm"
            options={CATEGORIES}
            value={ticket.category}
            onChange={(event) => update.mutate({ category: event.target.value as SupportCategory })}
          />
        </Field>
        <StatusButtons status={ticket.status} onStatus={setStatus} />
      </div>
      <FormError>{update.error?.message}</FormError>
      <TicketMessages ticket={ticket} />
      {ticket.status !== 'spam' && <ReplyForm ticket={ticket} cannedReplies={cannedReplies} />}
    </Card>
  )
}

function TicketHead({ ticket }: { ticket: TicketDetail }) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-ink-soft tabular-nums">{ticket.number}</span>
        <Badge variant={ticket.status === 'open' ? 'accent' : 'neutral'}>{ticket.status}</Badge>
        <ResponseClock ticket={ticket} />
      </div>
      <h3 className="mt-1.5 text-xl wrap-anywhere">{ticket.subject}</h3>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {ticket.name}
        <span className="inline-flex items-center wrap-anywhere">
          {ticket.email}
          <CopyButton text={ticket.email} what="email address" />
        </span>
      </p>
    </div>
  )
}

function StatusButtons({
  status,
  onStatus,
}: {
  status: SupportStatus
  onStatus: (status: SupportStatus) => void
}) {
  const isOver = status === 'closed' || status === 'spam'
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onStatus(isOver ? 'open' : 'closed')}>
        {status === 'spam' ? 'Not spam' : isOver ? 'Reopen' : 'Close'}
      </Button>
      {!isOver && (
        <Button variant="ghost" size="sm" onClick={() => onStatus('spam')}>
          Spam
        </Button>
      )}
    </div>
  )
}
