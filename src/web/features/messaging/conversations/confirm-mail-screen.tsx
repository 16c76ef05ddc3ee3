import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { HeldMail } from '#contract/messaging/inbound-mail.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormError } from '#web/ui/form-error.tsx'

type ConfirmMailScreenProps = { token: string; mail: HeldMail }

interface State {
  isBusy?: boolean
  failure?: string
  /** The conversation it went into; null: it was discarded. */
  done?: number | null
}

/** Requires a click: mail scanners that open every link would otherwise send what a stranger wrote. */
export function ConfirmMailScreen({ token, mail }: ConfirmMailScreenProps) {
  const [state, setState] = useState<State>({})
  const act = async (work: () => Promise<number | null>) => {
    setState({ isBusy: true })
    try {
      setState({ done: await work() })
    } catch (error) {
      setState({ failure: (error as Error).message })
    }
  }
  const send = async () => (await api('POST /api/mail/confirmations', { body: { token } })).conversationId
  const discard = async () => {
    await api('POST /api/mail/confirmations/discard', { body: { token } })
    return null
  }
  if (state.done !== undefined) return <Done conversationId={state.done} />
  return (
    <ConfirmMailFrame title="Did you write this?">
      <p className="text-ink-soft">
        It came by mail from {mail.email}, for the seller of{' '}
        <Link
          to="/listing/$id"
          params={{ id: String(mail.listing.id) }}
          className="underline underline-offset-2"
          dir="auto"
        >
          {mail.listing.title}
        </Link>
        . Nothing in the mail proves that it is yours, so it has not been delivered yet.
      </p>
      <blockquote className="whitespace-pre-line break-words border-l-2 border-line pl-4" dir="auto">
        {[mail.message, ...mail.files.map((name) => `File: ${name}`)].filter(Boolean).join('\n')}
      </blockquote>
      <FormError>{state.failure}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button pending={state.isBusy ?? false} onClick={() => act(send)}>
          Send to the seller
        </Button>
        <Button variant="outline" disabled={state.isBusy ?? false} onClick={() => act(discard)}>
          Discard
        </Button>
      </div>
      <p className="text-sm text-ink-faint">It is deleted on {formatZonedTime(mail.expiresAt)}.</p>
    </ConfirmMailFrame>
  )
}

function Done({ conversationId }: { conversationId: number | null }) {
  const { user } = useAuth()
  if (conversationId === null)
    return (
      <ConfirmMailFrame title="Discarded">
        <Alert tone="success" title="The mail is deleted. The seller has not seen it." live />
      </ConfirmMailFrame>
    )
  return (
    <ConfirmMailFrame title="Sent">
      <Alert
        tone="success"
        title="Your message is with the seller."
        live
        action={
          <Link
            to="/inbox/$id"
            params={{ id: String(conversationId) }}
            className="underline underline-offset-2"
          >
            {user ? 'Open the conversation' : 'Sign in to read the answer'}
          </Link>
        }
      />
    </ConfirmMailFrame>
  )
}

/** A link that has expired, was used, or was cut off. */
export function ConfirmMailGone() {
  return (
    <ConfirmMailFrame title="Confirm your message">
      <Alert tone="danger" title="This link has expired or was already used">
        If your message is not in your inbox, write to the seller again, or on the page of the space.
      </Alert>
    </ConfirmMailFrame>
  )
}

function ConfirmMailFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[34rem] px-4 py-12 md:py-20">
      <Card className="flex flex-col gap-5 p-5 md:p-6">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}
