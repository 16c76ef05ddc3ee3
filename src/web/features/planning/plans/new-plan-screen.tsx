import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LatLng } from '#domain/geo.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { randomId } from '#web/platform/random-id.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BudgetSlider } from './budget-slider.tsx'
import { CurveSection } from './curve-table.tsx'
import { addsKinds, toKindsSearch } from './kinds-search.ts'
import { PlanBar } from './plan-bar.tsx'
import { PlanForm } from './plan-form.tsx'
import { type PlanSearch, toPlanInputs } from './plan-search.ts'
import { planQuery, solvedPlanQuery } from './queries.ts'
import { SolvedPlanView } from './solved-plan.tsx'
import type { AreaMapProps } from './where-field.tsx'

const TO_SAVE = { tab: 'login', reason: 'Sign in to save this plan.' } as const

interface NewPlanScreenProps {
  search: PlanSearch
  /** Slot of another feature: a field of the form. */
  shops: ReactNode
  /** Slot: a map to draw an area on. */
  areaMap: (props: AreaMapProps) => ReactNode
  map: (items: { coordinates: LatLng | null; title: string }[]) => ReactNode
  onAsk: (search: PlanSearch) => void
}

/** From a budget to spaces: everybody may ask, accounts save. */
export function NewPlanScreen({ search, shops, areaMap, map, onAsk }: NewPlanScreenProps) {
  // the plan before stays in view until the next is there
  const { data, error, isFetching, isEnabled } = useQuery({
    ...solvedPlanQuery(search),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Plan a campaign</h1>
        <p className="text-lg text-ink-soft">
          Say where, when and for how much in all. The spaces are chosen from what can be booked for these
          dates.
        </p>
      </header>
      <PlanForm
        key={JSON.stringify(search)}
        search={search}
        isPending={isFetching}
        shops={shops}
        areaMap={areaMap}
        onAsk={onAsk}
      />
      <div aria-live="polite" aria-busy={isFetching} className="flex flex-col gap-6">
        {error && <Alert tone="danger" title={error.message} />}
        {isEnabled && isFetching && !data && <LoadingState label="Choosing spaces..." />}
        {data && !error && (
          <>
            <SolvedPlanView plan={data} search={search} map={map(data.lines.map(({ listing }) => listing))} />
            {search.budget !== undefined && (
              <BudgetSlider
                budget={search.budget}
                plan={data}
                onChange={(budget) => onAsk({ ...search, budget })}
              />
            )}
            <CurveSection key={JSON.stringify(search)} search={search} />
            {data.lines.length > 0 && (
              <PlanBar {...data} count={data.lines.length}>
                <SavePlan search={search} />
              </PlanBar>
            )}
          </>
        )}
      </div>
    </div>
  )
}

function SavePlan({ search }: { search: PlanSearch }) {
  const withAccount = useRequireAccount(TO_SAVE)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useOnce((body: { inputs: NonNullable<ReturnType<typeof toPlanInputs>> }, headers) =>
    api('POST /api/plans', { body, headers }),
  )
  const save = useMutation({
    mutationFn: () => {
      const inputs = toPlanInputs(search)
      return withAccount(async () => (inputs ? create({ inputs }) : undefined))
    },
    onSuccess: (plan) => {
      if (!plan) return
      queryClient.setQueryData(planQuery(String(plan.id)).queryKey, plan)
      void queryClient.invalidateQueries({ queryKey: ['plans', 'list'] })
      void navigate({
        to: '/plans/$id',
        params: { id: String(plan.id) },
        search: toKindsSearch(addsKinds(search)),
      })
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <FormError>{save.error?.message}</FormError>
      <IfMay needs="plan" otherwise={<RoleNote needs="plan" />}>
        <Button size="lg" pending={save.isPending} onClick={() => save.mutate()} className="noscript:hidden">
          Save this plan
        </Button>
        <noscript>
          <PlainSave search={search} />
        </noscript>
      </IfMay>
      <p className="text-sm text-ink-faint max-sm:hidden">Saving takes no dates and asks no seller.</p>
    </div>
  )
}

/** Without scripts, for accounts: the server solves it again as it was asked for. */
function PlainSave({ search }: { search: PlanSearch }) {
  const { user } = useAuth()
  const toHref = useApiHref()
  const inputs = toPlanInputs(search)
  if (!user || !inputs) return null
  return (
    <form method="post" action={toHref('/api/plans/form')}>
      <input type="hidden" name="key" value={randomId()} />
      <input type="hidden" name="inputs" value={JSON.stringify(inputs)} />
      <Button type="submit" size="lg">
        Save this plan
      </Button>
    </form>
  )
}
