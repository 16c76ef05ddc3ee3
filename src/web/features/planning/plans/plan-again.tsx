import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { countPlanSpaces } from './plan-words.ts'
import { planQuery } from './queries.ts'

/** The same spaces on what can be had today, in a plan of its own. */
export function PlanAgain({ planId }: { planId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        className="noscript:hidden"
      >
        Plan again
      </Button>
      <noscript>
        <PlainAgain planId={planId} />
      </noscript>
      {isOpen && <AgainDialog planId={planId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Without scripts it leads to the new plan, past a page that names what that is without. */
function PlainAgain({ planId }: { planId: number }) {
  const toHref = useApiHref()
  return (
    <form method="post" action={toHref(`/api/plans/${planId}/copies/form`)}>
      <input type="hidden" name="key" value={randomId()} />
      <Button type="submit" variant="outline">
        Plan again
      </Button>
    </form>
  )
}

function AgainDialog({ planId, onClose }: { planId: number; onClose: () => void }) {
  const queryClient = useQueryClient()
  const create = useOnce((body: { params: { id: number } }, headers) =>
    api('POST /api/plans/:id/copies', { ...body, headers }),
  )
  const again = useMutation({
    mutationFn: () => create({ params: { id: planId } }),
    onSuccess: ({ plan }) => {
      queryClient.setQueryData(planQuery(String(plan.id)).queryKey, plan)
      void queryClient.invalidateQueries({ queryKey: ['plans', 'list'] })
    },
  })
  const { data } = again
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={data ? 'Planned again' : 'Plan again?'}
        description={
          data
            ? `${data.plan.name}: ${countPlanSpaces(data.plan.lines.length)}, ${formatShortCents(data.plan.totalCents)} in all. Nothing is booked.`
            : 'Makes a new plan of the same spaces at today’s prices. What is over moves on by whole blocks of four weeks; what is taken moves to the nearest free dates. This plan stays as it is.'
        }
        footer={
          data ? (
            <Button render={<Link to="/plans/$id" params={{ id: String(data.plan.id) }} onClick={onClose} />}>
              Open the new plan
            </Button>
          ) : (
            <>
              <DialogClose render={<Button variant="outline" />}>Not now</DialogClose>
              <Button pending={again.isPending} onClick={() => again.mutate()}>
                Plan again
              </Button>
            </>
          )
        }
      >
        <FormError>{again.error?.message}</FormError>
        {data && <Changes plan={data.plan} left={data.left} />}
      </DialogContent>
    </Dialog>
  )
}

interface ChangesProps {
  plan: SavedPlan
  left: readonly { title: string | null; message: string }[]
}

function Changes({ plan, left }: ChangesProps) {
  return (
    <ul aria-label="What has changed" className="flex flex-col gap-2">
      {plan.lines.map(({ id, listing, why }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold">{listing?.title ?? 'A space'}</span>
          <span className="block text-sm">{why}</span>
        </li>
      ))}
      {left.map(({ title, message }) => (
        <li key={`${title} ${message}`} className="wrap-anywhere">
          <span className="font-semibold">{title ?? 'A space that is not offered any more'}</span>
          <span className="block text-sm text-danger">Left out. {message}</span>
        </li>
      ))}
    </ul>
  )
}
