import type { MapAnswer } from '#contract/discovery/search.ts'
import { changeDays } from '#domain/discovery/search/change-basis.ts'
import {
  AD_TYPE_LABELS,
  AD_TYPES,
  AUDIENCE_LABELS,
  AUDIENCES,
  FEATURE_LABELS,
  FEATURES,
  LISTING_TYPE_LABELS,
  VENUE_LABELS,
  VENUES,
} from '#domain/vocabulary.ts'
import { AdTypeMarker } from '#web/listing-parts/ad-type.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { omit } from './active-filters.ts'
import { FilterGroup } from './filter-group.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { SearchState } from './search-state.ts'

interface FilterPanelProps {
  state: SearchState
  answer: MapAnswer | undefined
  onChange: (next: SearchState) => void
}

interface Group<Value extends string> {
  legend: string
  values: readonly Value[]
  labels: Record<Value, string>
  startsOpen?: boolean | undefined
}

const FOR_SALE_FIRST = ['sale', 'rent'] as const
type ListKey = 'adType' | 'audience' | 'listingType' | 'feature' | 'venue'
const OWN_FIELDS = [
  'adType',
  'audience',
  'listingType',
  'feature',
  'venue',
  'per',
  'availableFrom',
  'availableTo',
] as const

/** All filters. The counts show how many results selecting a box would give. */
export function FilterPanel({ state, answer, onChange }: FilterPanelProps) {
  const group = <Value extends string>(
    key: ListKey,
    { legend, values, labels, startsOpen }: Group<Value>,
  ) => (
    <FilterGroup id={key} title={legend} count={state[key]?.length ?? 0} startsOpen={startsOpen}>
      <CheckboxGroup
        legend={legend}
        hideLegend
        name={key}
        options={values.map((value) => ({
          value,
          label: key === 'adType' ? <TypeLabel adType={value} label={labels[value]} /> : labels[value],
          ...(answer ? { count: answer.facets[key][value] ?? 0 } : {}),
        }))}
        value={(state[key] ?? []) as Value[]}
        onValueChange={(chosen) => {
          const rest = omit(state, [key])
          onChange(chosen.length > 0 ? { ...rest, [key]: chosen } : rest)
        }}
      />
    </FilterGroup>
  )
  return (
    <form
      action="/"
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-3.5"
    >
      <HiddenFields state={state} except={[...OWN_FIELDS, 'cursor', 'selected']} />
      <PriceFilter state={state} answer={answer} onChange={onChange} />
      <Dates state={state} onChange={onChange} />
      {group('adType', { legend: 'Ad type', values: AD_TYPES, labels: AD_TYPE_LABELS })}
      {group('audience', { legend: 'Target audience', values: AUDIENCES, labels: AUDIENCE_LABELS })}
      {group('listingType', { legend: 'Listing type', values: FOR_SALE_FIRST, labels: LISTING_TYPE_LABELS })}
      {group('feature', { legend: 'Features', values: FEATURES, labels: FEATURE_LABELS })}
      {group('venue', { legend: 'Venue', values: VENUES, labels: VENUE_LABELS, startsOpen: false })}
      <noscript>
        <Button type="submit">Apply filters</Button>
      </noscript>
    </form>
  )
}

function TypeLabel({ adType, label }: { adType: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <AdTypeMarker adType={adType} className="size-4 shrink-0" />
      {label}
    </span>
  )
}

function Dates({ state, onChange }: Omit<FilterPanelProps, 'answer'>) {
  const change = (key: 'availableFrom' | 'availableTo', value: string) => {
    const { availableFrom, availableTo } = omit(state, [key])
    const days = { ...(availableFrom && { availableFrom }), ...(availableTo && { availableTo }) }
    onChange(changeDays(omit(state, []), { ...days, ...(value && { [key]: value }) }))
  }
  return (
    <FilterGroup
      id="dates"
      title="Availability"
      count={[state.availableFrom, state.availableTo].filter(Boolean).length}
    >
      <div className="grid grid-cols-2 gap-2 px-0.5">
        <Field label="From">
          <DateInput
            name="availableFrom"
            value={state.availableFrom ?? ''}
            max={state.availableTo}
            onChange={(event) => change('availableFrom', event.target.value)}
            className="px-1.5 text-[0.8125rem] [&::-webkit-calendar-picker-indicator]:ms-0"
          />
        </Field>
        <Field label="Until">
          <DateInput
            name="availableTo"
            value={state.availableTo ?? ''}
            min={state.availableFrom}
            onChange={(event) => change('availableTo', event.target.value)}
            className="px-1.5 text-[0.8125rem] [&::-webkit-calendar-picker-indicator]:ms-0"
          />
        </Field>
      </div>
    </FilterGroup>
  )
}
