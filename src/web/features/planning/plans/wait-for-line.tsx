import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'

const WaitDialog = lazy(() =>
  import('#web/booking-parts/wait-dialog.tsx').then((m) => ({ default: m.WaitDialog })),
)

interface WaitForLineProps {
  planId: number
  line: SavedPlanLine
  onMoved: (plan: SavedPlan) => void
}

/** Waits for dates that others have, or waits no longer. What is advertised is asked where the plan does not say it yet. */
export function WaitForLine({ planId, line, onMoved }: WaitForLineProps) {
  const waitlist = line.price.state === 'refused' ? line.price.waitlist : null
  const [isAsking, setIsAsking] = useState(false)
  const wait = useWait({ planId, line }, (plan) => {
    setIsAsking(false)
    onMoved(plan)
  })
  if (!waitlist) return null
  const { isJoined, needsBrand } = waitlist
  const asks = !isJoined && needsBrand
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asks) setIsAsking(true)
    else wait.mutate(isJoined ? null : {})
  }
  return (
    <>
      <WaitPost planId={planId} line={line} onSubmit={submit} isHiddenPlain={asks}>
        {isJoined && <input type="hidden" name="act" value="stop" />}
        <Button type="submit" variant="outline" size="sm" pending={wait.isPending && !isAsking}>
          {isJoined ? 'Stop waiting' : 'Wait for it'}
          <span className="sr-only"> {line.listing?.title}</span>
        </Button>
      </WaitPost>
      {asks && (
        <noscript>
          <PlainWait planId={planId} line={line} />
        </noscript>
      )}
      {!isAsking && <FormError>{wait.error?.message}</FormError>}
      <Suspense>
        {isAsking && (
          <WaitDialog
            isPending={wait.isPending}
            error={wait.error?.message}
            onJoin={(brand) => wait.mutate({ brand })}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </>
  )
}

interface WaitPostProps extends Pick<WaitForLineProps, 'planId' | 'line'> {
  onSubmit?: (event: FormEvent) => void
  /** Without scripts another one asks for what this one does not say. */
  isHiddenPlain?: boolean
  children: ReactNode
}

/** Without scripts the form is posted as it is, and leads back. */
function WaitPost({ planId, line, onSubmit, isHiddenPlain = false, children }: WaitPostProps) {
  const toHref = useApiHref()
  return (
    <form
      method="post"
      action={toHref(`/api/plans/${planId}/lines/${line.id}/wait/form`)}
      onSubmit={onSubmit}
      className={isHiddenPlain ? 'noscript:hidden' : 'flex flex-wrap items-end gap-3'}
    >
      {children}
    </form>
  )
}

function PlainWait({ planId, line }: Pick<WaitForLineProps, 'planId' | 'line'>) {
  return (
    <details className="basis-full">
      <summary className="cursor-pointer text-sm font-medium">Wait for it</summary>
      <div className="mt-3">
        <WaitPost planId={planId} line={line}>
          <Field
            label="Brand"
            required
            hint="What is advertised: a brand, a product or a cause."
            className="w-64"
          >
            <Input name="brand" required maxLength={BOOKING_TEXTS.brand} />
          </Field>
          <Button type="submit">Join the waiting list</Button>
        </WaitPost>
      </div>
    </details>
  )
}

/** `null`: waits no longer. */
function useWait(
  { planId, line: { id: lineId } }: Pick<WaitForLineProps, 'planId' | 'line'>,
  onSuccess: (plan: SavedPlan) => void,
) {
  const params = { id: planId, lineId }
  return useMutation({
    mutationFn: (body: { brand?: string } | null) =>
      body
        ? api('POST /api/plans/:id/lines/:lineId/wait', { params, body })
        : api('DELETE /api/plans/:id/lines/:lineId/wait', { params }),
    onSuccess,
  })
}
