import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'

/** A new plan of the spaces of a version, on what can be had today; the plan itself stays as it is. Without scripts a form. */
export function StartFromVersion({ planId, version }: { planId: number; version: number }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const create = useOnce((params: { id: number; version: number }, headers) =>
    api('POST /api/plans/:id/versions/:version/copies', { params, headers }),
  )
  const start = useMutation({
    mutationFn: () => create({ id: planId, version }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['plans', 'list'] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start.mutate()
  }
  const { data } = start
  if (data)
    return (
      <Alert
        live
        tone="success"
        title={`${data.plan.name}: ${formatShortCents(data.plan.totalCents)} in all. Nothing is booked.`}
        action={
          <Button render={<Link to="/plans/$id" params={{ id: String(data.plan.id) }} />}>
            Open the new plan
          </Button>
        }
      >
        {data.left.length > 0 && (
          <ul>
            {data.left.map(({ title, message }) => (
              <li key={`${title} ${message}`}>{`Left out: ${title ?? 'a space'}. ${message}`}</li>
            ))}
          </ul>
        )}
      </Alert>
    )
  return (
    <form
      method="post"
      action={toHref(`/api/plans/${planId}/versions/${version}/copies/form`)}
      onSubmit={submit}
      className="flex flex-col items-start gap-2 print:hidden"
    >
      <noscript>
        <input type="hidden" name="key" value={randomId()} />
      </noscript>
      <FormError>{start.error?.message}</FormError>
      <Button type="submit" variant="outline" pending={start.isPending}>
        Start a new plan from this version
      </Button>
      <p className="text-sm text-ink-soft">
        At today’s prices, in the nearest free dates. This plan stays as it is.
      </p>
    </form>
  )
}
