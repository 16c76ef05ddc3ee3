import { type FormEvent, type ReactNode, useState } from 'react'
import { DEFAULT_GOAL, GOAL_HINTS, GOAL_LABELS, PLAN_GOALS } from '#domain/planning/goals.ts'
import { AD_TYPE_LABELS, AD_TYPES, type AdType, AUDIENCE_LABELS, AUDIENCES } from '#domain/vocabulary.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { findPlanProblems, hasRequest, LEFT_OUT, type PlanSearch, parsePlanSearch } from './plan-search.ts'
import { type AreaMapProps, WhereField } from './where-field.tsx'

const COUNTS = [
  { value: '0', label: 'At least one' },
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20].map((count) => ({
    value: String(count),
    label: `Exactly ${count}`,
  })),
  { value: LEFT_OUT, label: 'Leave it out' },
]
const SELLER_SHARES = [25, 33, 50, 75]

/** Wishes that are said elsewhere on the page, and stay. */
const KEPT_FIELDS = ['keep', 'not', 'share', 'kinds'] as const

function readForm(form: FormData): Record<string, unknown> {
  const { audience, share, ...single } = Object.fromEntries(form)
  return {
    ...single,
    ...(audience && { audience: form.getAll('audience') }),
    ...(share && { share: form.getAll('share') }),
  }
}

interface PlanFormProps {
  search: PlanSearch
  isPending: boolean
  /** Slot of another feature: people around one's own shops. */
  shops: ReactNode
  /** Slot: a map to draw an area on. */
  areaMap: (props: AreaMapProps) => ReactNode
  onAsk: (search: PlanSearch) => void
}

/** What a campaign needs. Without scripts it asks for the same page with the answers in its address. */
export function PlanForm({ search, isPending, shops, areaMap, onAsk }: PlanFormProps) {
  const problems = hasRequest(search) ? findPlanProblems(search) : {}
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAsk(parsePlanSearch(readForm(new FormData(event.currentTarget))))
  }
  return (
    <Card
      render={<form action="/plans/new" noValidate onSubmit={ask} aria-label="New plan" />}
      className="flex flex-col gap-4 p-5"
    >
      <WhereField search={search} problem={problems.place} areaMap={areaMap} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Budget"
          hint="A total for the dates, taxes and setup included"
          error={problems.budget}
          required
        >
          <AmountInput sign="$" name="budget" defaultValue={search.budget ?? ''} />
        </Field>
        <Field label="First day" error={problems.from} required>
          <DateInput name="from" defaultValue={search.from ?? ''} />
        </Field>
        <Field label="Last day" error={problems.to} required>
          <DateInput name="to" defaultValue={search.to ?? ''} />
        </Field>
      </div>
      <GoalField goal={search.goal} />
      <MediaFields search={search} />
      <AudienceFields search={search} />
      {shops}
      {KEPT_FIELDS.flatMap((name) =>
        [search[name] ?? []]
          .flat()
          .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <Button type="submit" size="lg" pending={isPending} className="self-start">
        {isPending ? 'Planning...' : 'Make a plan'}
      </Button>
    </Card>
  )
}

function GoalField({ goal = DEFAULT_GOAL }: Pick<PlanSearch, 'goal'>) {
  const [chosen, setChosen] = useState(goal)
  return (
    <RadioGroup
      legend="Goal"
      name="goal"
      options={PLAN_GOALS.map((value) => ({ value, label: GOAL_LABELS[value], hint: GOAL_HINTS[value] }))}
      value={chosen}
      onValueChange={setChosen}
    />
  )
}

function MediaFields({ search }: { search: PlanSearch }) {
  const chosen = (adType: AdType) =>
    search[adType]?.toString() ?? (search.without?.includes(adType) ? LEFT_OUT : '')
  const isOpen = AD_TYPES.some((adType) => chosen(adType) !== '')
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer font-medium">Which media (any, if you choose none)</summary>
      <fieldset className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <legend className="sr-only">Which media</legend>
        {AD_TYPES.map((adType) => (
          <Field key={adType} label={AD_TYPE_LABELS[adType]}>
            <Select name={adType} placeholder="Not chosen" defaultValue={chosen(adType)} options={COUNTS} />
          </Field>
        ))}
      </fieldset>
    </details>
  )
}

function AudienceFields({ search: { audience = [], seller } }: { search: PlanSearch }) {
  const shares = [...new Set([...SELLER_SHARES, ...(seller === undefined ? [] : [seller])])].sort(
    (a, b) => a - b,
  )
  return (
    <details open={audience.length > 0 || seller !== undefined}>
      <summary className="cursor-pointer font-medium">Whom to reach, and how many sellers</summary>
      <div className="mt-3 flex flex-col gap-4">
        <fieldset className="grid grid-cols-2 gap-x-3 sm:grid-cols-4">
          <legend className="mb-1 text-sm text-ink-soft">
            Everybody, if you choose none. Spaces for those you choose count for more.
          </legend>
          {AUDIENCES.map((value) => (
            <Checkbox
              key={value}
              name="audience"
              value={value}
              label={AUDIENCE_LABELS[value]}
              defaultChecked={audience.includes(value)}
            />
          ))}
        </fieldset>
        <Field label="At most with one seller" className="sm:max-w-80">
          <Select
            name="seller"
            placeholder="All of the budget"
            defaultValue={seller === undefined ? '' : String(seller)}
            options={shares.map((share) => ({ value: String(share), label: `${share}% of the budget` }))}
          />
        </Field>
      </div>
    </details>
  )
}
