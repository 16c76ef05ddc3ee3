import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProsePage } from '#web/ui/prose.tsx'

type Choice = 'off' | 'weekly'

/** Landing page of a mail's link; no account needed. Requires a click, because mail scanners open links to check them. */
export function StopPanel({ token, first }: { token: string; first: Choice }) {
  const [sending, setSending] = useState<Choice | null>(null)
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const press = async (choice: Choice) => {
    setSending(choice)
    try {
      const query = choice === 'weekly' ? ({ token, to: 'weekly' } as const) : { token }
      const { message } = await api('POST /api/alerts/unsubscribe', { query })
      setResult({ tone: 'success', text: message })
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'That could not be sent. Please try again.'
      setResult({ tone: 'danger', text })
    } finally {
      setSending(null)
    }
  }
  const choices: Choice[] = first === 'weekly' ? ['weekly', 'off'] : ['off', 'weekly']
  return (
    <ProsePage
      title="Alerts of a saved search"
      lead="The search stays, and its page shows everything it finds. Choose what is mailed to you."
    >
      {result && <Alert tone={result.tone} title={result.text} live />}
      {result?.tone !== 'success' && (
        <div className="flex flex-wrap gap-3">
          {choices.map((choice, place) => (
            <Button
              key={choice}
              size="lg"
              variant={place === 0 ? 'default' : 'outline'}
              pending={sending === choice}
              onClick={() => void press(choice)}
            >
              {choice === 'off' ? 'No more mails of this search' : 'Once a week instead'}
            </Button>
          ))}
        </div>
      )}
      <p>
        <Link to="/saved" search={{ tab: 'searches' }} className="link">
          Your saved searches
        </Link>
      </p>
    </ProsePage>
  )
}
