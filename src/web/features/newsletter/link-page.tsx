import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProsePage } from '#web/ui/prose.tsx'

type LinkPageProps = { title: string; lead: string; label: string; act: () => Promise<{ message: string }> }

/** Landing page of a mail's link. Requires a click, because mail scanners open links to check them. */
export function NewsletterLinkPage({ title, lead, label, act }: LinkPageProps) {
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const press = async () => {
    setIsSending(true)
    try {
      setResult({ tone: 'success', text: (await act()).message })
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'That could not be sent. Please try again.'
      setResult({ tone: 'danger', text })
    } finally {
      setIsSending(false)
    }
  }
  const isDone = result?.tone === 'success'
  return (
    <ProsePage title={title} lead={isDone ? undefined : lead}>
      {result && <Alert tone={result.tone} title={result.text} live />}
      {isDone ? (
        <Button variant="outline" className="self-start" render={<Link to="/blog" />}>
          Read the blog
        </Button>
      ) : (
        <Button size="lg" className="self-start" pending={isSending} onClick={press}>
          {label}
        </Button>
      )}
    </ProsePage>
  )
}
