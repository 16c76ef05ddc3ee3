import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { KINDS_ADDED } from '#domain/planning/kinds-added.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PlanAgain } from './plan-again.tsx'
import { toPlanSearch } from './plan-search.ts'
import { readBudget } from './read-budget.ts'
import type { usePlanSteps } from './use-plan-steps.ts'

interface PlanSettingsProps {
  plan: SavedPlan
  change: ReturnType<typeof usePlanSteps>['change']
  /** Its files add figures of different kinds, as the page does. */
  addsKinds: boolean
}

/** The name and the budget of a plan, its files, and its end. */
export function PlanSettings({ plan, change, addsKinds }: PlanSettingsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const asked = plan.inputs && toPlanSearch(plan.inputs)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 flex-1 basis-80 text-3xl wrap-anywhere md:text-4xl">
        <bdi>{plan.name}</bdi>
      </h1>
      <div className="flex flex-wrap gap-2 print:hidden">
        <IfMay needs="plan">
          <Button
            variant="outline"
            onClick={() => setOpen('edit')}
            aria-haspopup="dialog"
            className="noscript:hidden"
          >
            Name and budget
          </Button>
        </IfMay>
        <Button variant="outline" render={<Link to="/plans/$id/versions" params={{ id: String(plan.id) }} />}>
          Versions
        </Button>
        <IfMay needs="plan">
          <Button variant="outline" render={<Link to="/briefs/new" search={{ plan: plan.id }} />}>
            Send a brief to sellers
          </Button>
          {asked && (
            <Button variant="outline" render={<Link to="/plans/new" search={asked} />}>
              Try a variation
            </Button>
          )}
          {plan.lines.length > 0 && <PlanAgain planId={plan.id} />}
          <Button
            variant="ghost"
            onClick={() => setOpen('delete')}
            aria-haspopup="dialog"
            className="noscript:hidden"
          >
            Delete
          </Button>
        </IfMay>
      </div>
      <Files planId={plan.id} addsKinds={addsKinds} />
      {open === 'edit' && <EditDialog plan={plan} change={change} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog plan={plan} onClose={() => setOpen(null)} />}
    </header>
  )
}

const FILES = [
  ['PDF', 'pdf'],
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['GeoJSON', 'geojson'],
] as const

function Files({ planId, addsKinds }: { planId: number; addsKinds: boolean }) {
  const toHref = useApiHref()
  return (
    <p className="flex basis-full flex-wrap gap-x-4 text-sm print:hidden">
      <span className="text-ink-soft">Download:</span>
      {FILES.map(([name, ending]) => (
        <a
          key={ending}
          href={toHref(`/api/plans/${planId}/export.${ending}${addsKinds ? `?kinds=${KINDS_ADDED}` : ''}`)}
          download
          className="link pointer-coarse:py-2"
        >
          {name}
        </a>
      ))}
    </p>
  )
}

function EditDialog({
  plan,
  change,
  onClose,
}: Omit<PlanSettingsProps, 'addsKinds'> & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const budget = readBudget(String(form.get('budget')))
    if (budget === undefined) return setProblem('Write an amount in dollars, such as 6,000')
    setProblem(undefined)
    change.mutate({ name: String(form.get('name')), budget }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Name and budget">
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{change.error?.message}</FormError>
          <Field label="Name" required>
            <Input name="name" defaultValue={plan.name} maxLength={PLAN_NAME_LENGTH} dir="auto" />
          </Field>
          <Field label="Budget" hint="A total for all dates; empty for none" error={problem} optional>
            <AmountInput
              sign="$"
              name="budget"
              defaultValue={plan.budgetCents === null ? '' : plan.budgetCents / 100}
            />
          </Field>
          <Button type="submit" pending={change.isPending}>
            Save
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function DeleteDialog({ plan, onClose }: { plan: SavedPlan; onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/plans/:id', { params: { id: plan.id } }),
    onSuccess: async () => {
      await navigate({ to: '/plans' })
      await queryClient.invalidateQueries({ queryKey: ['plans', 'list'] })
    },
  })
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Delete this plan?"
        description="Its spaces are listed nowhere else. Bookings that came of it stay."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Keep it</DialogClose>
            <Button variant="destructive" pending={remove.isPending} onClick={() => remove.mutate()}>
              Delete the plan
            </Button>
          </>
        }
      >
        <FormError>{remove.error?.message}</FormError>
      </DialogContent>
    </Dialog>
  )
}
