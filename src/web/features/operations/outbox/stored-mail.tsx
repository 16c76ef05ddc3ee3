import { useQuery } from '@tanstack/react-query'
import type { OutboxMessage } from '#contract/operations/outbox.ts'
import { DialogContent } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { mailQuery } from './queries.ts'

/** One stored mail. Its body is fetched on opening: every read is recorded in the audit log. */
export function StoredMail({ mail }: { mail: OutboxMessage }) {
  const query = useQuery(mailQuery(mail.id))
  return (
    <DialogContent
      size="lg"
      title={mail.subject}
      description={`To ${mail.to}${mail.replyTo ? `, answers to ${mail.replyTo}` : ''}`}
    >
      {query.isError && (
        <ErrorState
          title={`Error loading the mail: ${query.error.message}`}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <LoadingState label="Loading the mail..." />}
      {query.data && (
        <pre className="font-sans text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">{query.data.text}</pre>
      )}
      {query.data?.calendar && (
        <details>
          <summary className="cursor-pointer font-semibold">Calendar file</summary>
          <pre className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{query.data.calendar}</pre>
        </details>
      )}
    </DialogContent>
  )
}
