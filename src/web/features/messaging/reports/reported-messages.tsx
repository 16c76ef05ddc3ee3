import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Report, ReportedMessage } from '#contract/messaging/reports.ts'
import { formatTime } from '#domain/format-dates.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { LeftOut } from '#web/ui/left-out.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { reportedMessagesQuery } from './queries.ts'

/** What a report about a message opens to the desk: the message and the ten before it. */
export function ReportedMessages({ report }: { report: Report }) {
  const query = useQuery(reportedMessagesQuery(report.id))
  const reported = query.data?.find(({ isReported }) => isReported)
  return (
    <DialogContent
      title="Reported message"
      description={`${report.listing.title}. That you read this is kept in the audit log.`}
      footer={<DialogClose render={<Button variant="outline" />}>Close</DialogClose>}
    >
      {query.isPending && <LoadingState label="Loading messages..." />}
      {query.isError && <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />}
      <ol className="flex flex-col gap-2">
        {query.data?.map((message) => (
          <MessageLine key={message.seq} message={message} />
        ))}
      </ol>
      {reported && !reported.isRedacted && report.message && (
        <RedactForm reportId={report.id} message={report.message} />
      )}
    </DialogContent>
  )
}

function MessageLine({ message }: { message: ReportedMessage }) {
  const { author, body, leftOut, files, isReported, isRedacted, createdAt } = message
  return (
    <li
      className={cn(
        'rounded-card border px-3 py-2',
        isReported ? 'border-danger bg-danger-soft text-danger-soft-on' : 'border-rule',
      )}
    >
      <p className="text-sm opacity-80">
        {author ?? 'Placard'} · <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {isReported && ' · reported'}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {isRedacted ? 'This message was removed.' : body}
      </p>
      {leftOut && <LeftOut text={leftOut} />}
      {files.length > 0 && <p className="text-sm">Files: {files.join(', ')}</p>}
    </li>
  )
}

type RedactFormProps = { reportId: number; message: NonNullable<Report['message']> }

/** Against the law or abusive: empties the message for both sides. */
function RedactForm({ reportId, message }: RedactFormProps) {
  const formId = useId()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const redact = useMutation({
    mutationFn: (words: string) =>
      api('POST /api/admin/conversations/:id/messages/:seq/redact', {
        params: { id: message.conversationId, seq: message.seq },
        body: { reason: words },
      }),
    onSuccess: () => {
      toast({ title: 'Message removed', description: 'Its number stays, its text and files are gone.' })
      void queryClient.invalidateQueries({ queryKey: reportedMessagesQuery(reportId).queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    redact.mutate(reason.trim())
  }
  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      className="mt-4 flex flex-col gap-3 border-t border-rule pt-4"
    >
      <FormError>{redact.error?.message}</FormError>
      <Field label="Remove the message, because" hint="Recorded in the audit log.">
        <Input
          name="reason"
          value={reason}
          maxLength={LIMITS.reason.max}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="destructive" className="self-start" pending={redact.isPending}>
        Remove message
      </Button>
    </form>
  )
}
