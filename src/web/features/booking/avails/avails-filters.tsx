import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Avails } from '#contract/booking/avails.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'
import { BY, TYPES } from './avails-choices.ts'
import { type AvailsSearch, countAvailsFilters, parseAvailsSearch, withoutDone } from './avails-search.ts'
import { AvailsViews } from './avails-views.tsx'
import { listChoices, toRepOptions } from './list-choices.ts'
import { NumberField } from './number-field.tsx'
import { PlainFilters } from './plain-filters.tsx'
import { availsRepsQuery } from './queries.ts'

type AvailsFiltersProps = {
  search: AvailsSearch
  onSearch: (search: AvailsSearch) => void
  /** All faces, once they are read. */
  known: Avails | null
}

type Put = (change: Partial<Record<keyof AvailsSearch, string | undefined>>) => void

/** What the grid shows: without scripts a form that sends itself. */
export function AvailsFilters({ search, onSearch, known }: AvailsFiltersProps) {
  const { page: _page, ...rest } = withoutDone(search)
  const put: Put = (change) => onSearch(parseAvailsSearch({ ...rest, ...change }))
  const set = countAvailsFilters(search)
  const [isOpen, setOpen] = useState(set > 0)
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <noscript>
        <PlainFilters search={search} />
      </noscript>
      <div className="flex flex-wrap items-end gap-3 noscript:hidden">
        <SearchForm
          label="Find by title, place or unit id"
          hideLabel
          placeholder="Title, place, unit id or #number"
          q={search.q ?? ''}
          onSearch={(q) => put({ q })}
          className="min-w-56 flex-1 sm:max-w-sm"
        />
        <Field label="Columns" className="w-44">
          <Select
            options={BY}
            value={search.by ?? 'period'}
            onChange={(event) => put({ by: event.target.value })}
          />
        </Field>
        <Field label="Starting" className="w-44">
          <Input
            type="date"
            value={search.from ?? ''}
            onChange={(event) => put({ from: event.target.value })}
          />
        </Field>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
        <Button variant="outline" className="max-md:hidden" onClick={() => print()}>
          Print
        </Button>
      </div>
      {isOpen && (
        <div className="noscript:hidden">
          <MoreFilters search={search} put={put} known={known} />
        </div>
      )}
    </search>
  )
}

type MoreFiltersProps = Pick<AvailsFiltersProps, 'search' | 'known'> & { put: Put }

function MoreFilters({ search, put, known }: MoreFiltersProps) {
  const choices = useMemo(() => listChoices(known?.rows ?? []), [known])
  const reps = useQuery(availsRepsQuery(search))
  return (
    <div className="flex flex-col gap-4 rounded-card border border-rule bg-card p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Market" className="w-52">
          <Select
            placeholder="All markets"
            options={choices.places(search.place)}
            value={search.place ?? ''}
            onChange={(event) => put({ place: event.target.value })}
          />
        </Field>
        <Field label="Ad type" className="w-40">
          <Select
            placeholder="All types"
            options={TYPES}
            value={search.type ?? ''}
            onChange={(event) => put({ type: event.target.value })}
          />
        </Field>
        <Field label="Size" className="w-40">
          <Select
            placeholder="All sizes"
            options={choices.sizes(search.size)}
            value={search.size ?? ''}
            onChange={(event) => put({ size: event.target.value })}
          />
        </Field>
        <Field label="Structure" className="w-40">
          <Select
            placeholder="All structures"
            options={choices.structures(search.structure)}
            value={search.structure ?? ''}
            onChange={(event) => put({ structure: event.target.value })}
          />
        </Field>
        <Field label="Faces" className="w-40">
          <Select
            placeholder="Any way"
            options={choices.facings(search.facing)}
            value={search.facing ?? ''}
            onChange={(event) => put({ facing: event.target.value })}
          />
        </Field>
        <Field label="Rep" className="w-44">
          <Select
            placeholder="Everybody"
            options={toRepOptions(reps.data, search.rep)}
            value={search.rep ?? ''}
            onChange={(event) => put({ rep: event.target.value })}
          />
        </Field>
        <NumberField label="From, $ a month" value={search.min} onPut={(min) => put({ min })} />
        <NumberField label="To, $ a month" value={search.max} onPut={(max) => put({ max })} />
        <Field label="Free from" className="w-44">
          <Input
            type="date"
            value={search.free ?? ''}
            onChange={(event) => put({ free: event.target.value })}
          />
        </Field>
        {search.free && (
          <NumberField
            label="For so many columns"
            value={search.for ?? 1}
            onPut={(columns) => put({ for: columns })}
          />
        )}
        <Checkbox
          label="Without a photo"
          checked={search.photo === 'none'}
          onChange={(event) => put({ photo: event.target.checked ? 'none' : '' })}
        />
      </div>
      <AvailsViews search={search} />
    </div>
  )
}
