import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProsePage } from '#web/ui/prose.tsx'
import { describeFailure } from './newsletter-words.ts'

type LinkPageProps = {
  title: string
  lead: string
  label: string
  /** Whether the link is of any mail. */
  works: boolean
  act: () => Promise<{ message: string }>
}

/** Landing page of a mail's link. Requires a click, because mail scanners open links to check them. */
export function NewsletterLinkPage({ title, lead, label, works, act }: LinkPageProps) {
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const press = async () => {
    setIsSending(true)
    try {
      setResult({ tone: 'success', text: (await act()).message })
    } catch (error) {
      setResult({ tone: 'danger', text: describeFailure(error) })
    } finally {
      setIsSending(false)
    }
  }
  if (!works) {
    return (
      <ProsePage title={title}>
        <Alert tone="danger" title="This link is not valid">
          Open it from the mail once more: it may have been cut off. To get the newsletter, write your address
          into the box at the end of any page.
        </Alert>
      </ProsePage>
    )
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
