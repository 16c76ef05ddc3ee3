import { useState } from 'react'
import { ApiError } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { RefusalError } from '../refusal-error.tsx'
import { MessageField } from './message-field.tsx'

type AskInsteadProps = {
  /** Why the step was refused. */
  error: Error | null
  /** Asks colleagues to take the same step. */
  ask: { mutate: (message: string) => void; isPending: boolean; error: Error | null }
}

/** Where a step was refused because it is above somebody's limit: colleagues are asked for the very same. */
export function AskInstead({ error, ask }: AskInsteadProps) {
  const [message, setMessage] = useState('')
  if (!isAboveLimit(error)) return null
  return (
    <div className="flex flex-col gap-3">
      <MessageField value={message} onChange={setMessage} />
      <RefusalError error={ask.error} />
      <Button className="self-start" pending={ask.isPending} onClick={() => ask.mutate(message.trim())}>
        Ask for approval
      </Button>
    </div>
  )
}

export function isAboveLimit(error: Error | null): boolean {
  return error instanceof ApiError && error.reply?.code === 'approval-needed'
}
