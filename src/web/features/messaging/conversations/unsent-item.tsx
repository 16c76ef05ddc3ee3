import { Button } from '#web/ui/button.tsx'
import { MessageBubble } from '#web/ui/message-bubble.tsx'
import { MessageFiles } from './message-files.tsx'
import type { SendState, UnsentMessage } from './use-sending.ts'

/** A message on its way, or one that did not arrive. */
export function UnsentItem({ message, sending }: { message: UnsentMessage; sending: SendState }) {
  const { clientId, text, files, isSending, error } = message
  return (
    <MessageBubble
      isMine
      author="You"
      time={isSending ? 'Sending...' : ''}
      note={
        !isSending && (
          <p
            role="alert"
            className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-sm text-danger"
          >
            <span className="font-medium">Not sent. {error}</span>
            <Button variant="link" size="sm" onClick={() => sending.retry(clientId)}>
              Try again
            </Button>
            <Button variant="link" size="sm" onClick={() => sending.drop(clientId)}>
              Remove
            </Button>
          </p>
        )
      }
    >
      {text && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <MessageFiles files={files} />
    </MessageBubble>
  )
}
