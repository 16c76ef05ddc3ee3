import { useQuery } from '@tanstack/react-query'
import type { BriefStart } from '#contract/planning/briefs.ts'
import { BRIEF_LIMITS } from '#domain/planning/briefs.ts'
import { AD_TYPE_LABELS, AD_TYPES } from '#domain/vocabulary.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { BriefForm } from './brief-form.tsx'
import type { BriefSearch } from './brief-search.ts'
import { briefStartQuery } from './queries.ts'

/** First where and which media, which finds the sellers; then what is wanted of them. */
export function NewBriefScreen({ search }: { search: BriefSearch }) {
  const { data, error, isFetching } = useQuery(briefStartQuery(search))
  const mayPlan = useMay('plan')
  if (!mayPlan) return <RoleNote needs="plan" />
  return (
    <>
      <FindSellers key={JSON.stringify(search)} search={search} plan={data?.plan ?? null} />
      <FormError>{error?.message}</FormError>
      {!data && isFetching && <LoadingState label="Looking for sellers..." />}
      {data && data.sellers.length === 0 && (
        <EmptyState title={data.place ? 'No sellers there' : 'Say where'}>
          {data.place
            ? 'Nobody offers such spaces in this area now. Try a larger area or other media.'
            : 'Name a place above to see who sells there.'}
        </EmptyState>
      )}
      {data && data.sellers.length > 0 && (
        <>
          <BriefForm key={`${data.place} ${search.type}`} start={data} search={search} />
          <noscript>
            <p className="text-ink-soft">Sending a brief needs JavaScript.</p>
          </noscript>
        </>
      )}
    </>
  )
}

type FindProps = { search: BriefSearch; plan: BriefStart['plan'] }

/** A form, so that its answer has an address. */
function FindSellers({ search, plan }: FindProps) {
  const chosen = search.type ?? plan?.media ?? []
  return (
    <form
      method="get"
      action="/briefs/new"
      aria-label="Find sellers"
      className="flex flex-col gap-4 rounded-card border border-rule bg-card p-5"
    >
      {(['plan', 'from', 'to', 'budget'] as const).map(
        (name) =>
          search[name] !== undefined && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Field
        label="Where"
        hint={plan ? `Leave empty to use the area of the plan “${plan.name}”.` : undefined}
        className="max-w-md"
      >
        <Input
          name="place"
          defaultValue={search.place ?? ''}
          placeholder="City, neighborhood or ZIP code"
          autoComplete="off"
        />
      </Field>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="mb-1.5 text-sm font-semibold">
          {`Media (${plan && plan.media.length > 0 ? 'those of the plan' : 'any'}, if you choose none)`}
        </legend>
        {AD_TYPES.map((type) => (
          <Checkbox
            key={`${type} ${chosen.includes(type)}`}
            name="type"
            value={type}
            label={AD_TYPE_LABELS[type]}
            defaultChecked={chosen.includes(type)}
          />
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">
        {`A brief goes to at most ${BRIEF_LIMITS.sellers} sellers. It books nothing and binds nobody.`}
      </p>
      <Button type="submit" variant="outline" className="self-start">
        Find sellers
      </Button>
    </form>
  )
}
