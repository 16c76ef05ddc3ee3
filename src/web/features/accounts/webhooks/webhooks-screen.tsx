import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_WEBHOOKS } from '#domain/webhook-events.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { NewSecret } from './new-secret.tsx'
import { webhooksQuery } from './queries.ts'
import { type MadeSecret, WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

export function WebhooksScreen() {
  const may = useMay('keys')
  const { data: webhooks, error, refetch } = useQuery({ ...webhooksQuery, enabled: may })
  const queries = useQueryClient()
  const [made, setMade] = useState<MadeSecret | null>(null)
  const show = (secret: MadeSecret) => {
    setMade(secret)
    window.scrollTo({ top: 0 })
  }
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
    await queries.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  }
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-10 md:py-14">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">Webhooks</h1>
        <p className="text-lg text-ink-soft">
          We tell your own program what happens: a signed message with ids and states, and nobody’s name or
          contact. It reads the rest with an{' '}
          <Link to="/account/keys" className="link">
            API key
          </Link>
          .{' '}
          <Link to="/open" hash="webhooks" className="link">
            How to check a message
          </Link>
        </p>
      </header>
      <RoleNote needs="keys" />
      {made && <NewSecret made={made} onClose={() => setMade(null)} />}
      {may && (
        <>
          <PageSection title="Your webhooks">
            {error && !webhooks && (
              <ErrorState
                title="Your webhooks could not be loaded"
                headingLevel={3}
                onRetry={() => void refetch()}
              >
                {error.message}
              </ErrorState>
            )}
            {!webhooks && !error && <Skeleton className="h-24" />}
            {webhooks?.length === 0 && <p className="text-ink-soft">You have no webhooks.</p>}
            {webhooks && webhooks.length > 0 && (
              <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} attempt={attempt} onSecret={show} />
                ))}
              </ul>
            )}
          </PageSection>
          <FormSection title="Add a webhook" lead={`At most ${MAX_WEBHOOKS} at once.`}>
            <WebhookForm
              onMade={(secret) => {
                show(secret)
                void attempt(async () => {})
              }}
            />
          </FormSection>
        </>
      )}
    </div>
  )
}
