import { useQuery } from '@tanstack/react-query'
import { formatZonedTime } from '#domain/format-dates.ts'
import { WEBHOOK_DAYS } from '#domain/webhook-events.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { describeDelivery } from './describe-webhook.ts'
import { deliveriesQuery } from './queries.ts'

interface Props {
  id: number
  /** One that is off is sent nothing. */
  isOn: boolean
  attempt: (act: () => Promise<unknown>) => Promise<void>
}

/** What was sent, the latest fifty, and what became of it. */
export function WebhookDeliveries({ id, isOn, attempt }: Props) {
  const { data: deliveries, error, refetch } = useQuery(deliveriesQuery(id))
  if (error && !deliveries)
    return (
      <ErrorState title="The deliveries could not be loaded" headingLevel={3} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!deliveries) return <Skeleton className="h-16" />
  if (deliveries.length === 0)
    return <p className="text-sm text-ink-soft">Nothing was sent in the last {WEBHOOK_DAYS} days.</p>
  const sendAgain = (deliveryId: number) =>
    attempt(() =>
      api('POST /api/webhooks/:id/deliveries/:deliveryId/retries', { params: { id, deliveryId } }),
    ).then(() => refetch())
  return (
    <ul className="divide-y divide-rule rounded-control bg-sunk px-3 text-sm" aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <div className="min-w-0">
            <p className="break-all">
              <code>{delivery.type}</code>{' '}
              <span className="text-ink-soft">{formatZonedTime(delivery.createdAt)}</span>
            </p>
            <p>{describeDelivery(delivery)}</p>
          </div>
          {isOn && delivery.state !== 'waiting' && (
            <Button variant="ghost" size="sm" onClick={() => void sendAgain(delivery.id)}>
              Send again<span className="sr-only"> {delivery.type}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
