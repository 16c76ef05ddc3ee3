import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProsePage } from '#web/ui/prose.tsx'
import { nameOf } from './name-of-kind.ts'

type UnsubscribePanelProps = { token: string; kind: string }

/** Landing page of a mail's link; no account needed. Requires a click, because mail scanners open links to check them. */
export function UnsubscribePanel({ token, kind }: UnsubscribePanelProps) {
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const press = async () => {
    setIsSending(true)
    try {
      const { message } = await api('POST /api/notices/unsubscribe', { query: { token, kind } })
      setResult({ tone: 'success', text: message })
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'That could not be sent. Please try again.'
      setResult({ tone: 'danger', text })
    } finally {
      setIsSending(false)
    }
  }
  return (
    <ProsePage
      title="No more of these mails?"
      lead={`Press the button to stop these mails: ${nameOf(kind)}. You still find them on Placard.`}
    >
      {result && <Alert tone={result.tone} title={result.text} live />}
      {result?.tone !== 'success' && (
        <Button size="lg" className="self-start" pending={isSending} onClick={() => void press()}>
          No more mails of this kind
        </Button>
      )}
      <p>
        <Link to="/account/notices" className="link">
          Choose your other notifications
        </Link>
      </p>
    </ProsePage>
  )
}
