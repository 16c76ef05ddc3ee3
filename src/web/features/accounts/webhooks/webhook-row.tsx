import { useState } from 'react'
import type { Webhook } from '#contract/accounts/webhooks.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { describeWebhook } from './describe-webhook.ts'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { type MadeSecret, WebhookForm } from './webhook-form.tsx'

interface Props {
  webhook: Webhook
  /** Says what went wrong, and reads the list again. */
  attempt: (act: () => Promise<unknown>) => Promise<void>
  onSecret: (made: MadeSecret) => void
}

type Open = 'deliveries' | 'form' | null

export function WebhookRow({ webhook, attempt, onSecret }: Props) {
  const { id, url, types, isOn } = webhook
  const [open, setOpen] = useState<Open>(null)
  const [isAsking, setIsAsking] = useState(false)
  const params = { id }
  const toggle = (part: Open) => setOpen(open === part ? null : part)
  const test = async () => {
    await attempt(() => api('POST /api/webhooks/:id/tests', { params }))
    setOpen('deliveries')
  }
  const rotate = () => attempt(async () => onSecret(await api('POST /api/webhooks/:id/secrets', { params })))
  const name = <span className="sr-only"> of {url}</span>
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold break-all">{url}</p>
        <p className="text-sm text-ink-soft">{describeWebhook(webhook)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open === 'deliveries'}
          onClick={() => toggle('deliveries')}
        >
          Deliveries{name}
        </Button>
        <Button variant="ghost" size="sm" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          Change{name}
        </Button>
        {isOn && (
          <Button variant="outline" size="sm" onClick={() => void test()}>
            Send a test{name}
          </Button>
        )}
        <NewSecretButton webhook={webhook} rotate={rotate} />
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            void attempt(() => api('PATCH /api/webhooks/:id', { params, body: { isOn: !isOn } }))
          }
        >
          {isOn ? 'Switch off' : 'Switch on'}
          {name}
        </Button>
        {isAsking ? (
          <>
            <Button
              variant="destructive"
              size="sm"
              onClick={() => void attempt(() => api('DELETE /api/webhooks/:id', { params }))}
            >
              Delete it now
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
            Delete{name}
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-1.5" aria-label={`What ${url} is sent`}>
        {types.map((type) => (
          <li key={type}>
            <Badge>{type}</Badge>
          </li>
        ))}
      </ul>
      {open === 'deliveries' && <WebhookDeliveries id={id} isOn={isOn} attempt={attempt} />}
      {open === 'form' && (
        <WebhookForm
          webhook={webhook}
          onChanged={() => {
            setOpen(null)
            void attempt(async () => {})
          }}
        />
      )}
    </li>
  )
}

/** Asks first: rotated twice, the secret that the receiver knows would sign no more. */
function NewSecretButton({ webhook, rotate }: { webhook: Webhook; rotate: () => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isRotating, setIsRotating] = useState(false)
  const press = async () => {
    setIsRotating(true)
    await rotate()
    setIsRotating(false)
    setIsAsking(false)
  }
  if (!isAsking)
    return (
      <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
        New secret<span className="sr-only"> of {webhook.url}</span>
      </Button>
    )
  return (
    <>
      <Button variant="destructive" size="sm" pending={isRotating} onClick={() => void press()}>
        {webhook.formerSecretUntil
          ? 'Make it: the one before the last signs no more'
          : 'Make a new secret now'}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
        Keep this one
      </Button>
    </>
  )
}
