import { useQuery } from '@tanstack/react-query'
import type { SpaceChoices } from '#contract/listings/listings-spaces.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { spaceChoicesQuery } from '../own/queries.ts'
import { HIDEABLE, type Hideable, type SpacesSearch } from '../own/spaces-search.ts'
import { SavedViews } from './saved-views-menu.tsx'

const COLUMN_LABELS: Record<Hideable, string> = {
  type: 'Type',
  price: 'Price',
  status: 'Status',
  views: 'Views',
  free: 'Free',
  sites: 'Sites',
}

type SpaceFiltersProps = {
  search: SpacesSearch
  /** Puts some of the search; empty takes it away. */
  onPut: (change: Partial<Record<keyof SpacesSearch, string | undefined>>) => void
}

/** Filters by market, size, price, dates and pictures, the columns, and views by name. */
export function SpaceFilters({ search, onPut }: SpaceFiltersProps) {
  const { data } = useQuery(spaceChoicesQuery)
  const hidden = (search.hide ?? '').split(',')
  const toggle = (column: Hideable) =>
    onPut({
      hide: HIDEABLE.filter((one) => hidden.includes(one) !== (one === column)).join(','),
    })
  return (
    <div className="flex flex-col gap-4 rounded-card border border-rule bg-card p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Market" className="w-52">
          <Select
            placeholder="All markets"
            options={optionsOf(data?.places, search.place)}
            value={search.place ?? ''}
            onChange={(event) => onPut({ place: event.target.value })}
          />
        </Field>
        <Field label="Size" className="w-44">
          <Select
            placeholder="All sizes"
            options={optionsOf(data?.sizes, search.size)}
            value={search.size ?? ''}
            onChange={(event) => onPut({ size: event.target.value })}
          />
        </Field>
        <Dollars label="From, $ a month" value={search.min} onPut={(min) => onPut({ min })} />
        <Dollars label="To, $ a month" value={search.max} onPut={(max) => onPut({ max })} />
        <Field label="Free by" className="w-44">
          <Input
            type="date"
            value={search.free ?? ''}
            onChange={(event) => onPut({ free: event.target.value })}
          />
        </Field>
        <label className="inline-flex min-h-10 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={search.photo === 'none'}
            onChange={(event) => onPut({ photo: event.target.checked ? 'none' : '' })}
          />
          Without a photo
        </label>
      </div>
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm max-md:hidden">
        <legend className="float-left mr-4 font-semibold text-ink-soft">Columns</legend>
        {HIDEABLE.map((column) => (
          <label key={column} className="inline-flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={!hidden.includes(column)}
              onChange={() => toggle(column)}
            />
            {COLUMN_LABELS[column]}
          </label>
        ))}
      </fieldset>
      <SavedViews search={search} />
    </div>
  )
}

function optionsOf(choices: SpaceChoices['places'] | undefined, chosen: string | undefined) {
  const known = choices ?? []
  const more = chosen && !known.some(({ name }) => name === chosen) ? [{ name: chosen, spaces: 0 }] : []
  return [...known, ...more].map(({ name, spaces }) => ({
    value: name,
    label: spaces > 0 ? `${name} (${spaces.toLocaleString('en-US')})` : name,
  }))
}

type DollarsProps = { label: string; value: number | undefined; onPut: (value: string) => void }

/** Put when it is left, so that no page is read for each digit. */
function Dollars({ label, value, onPut }: DollarsProps) {
  return (
    <Field label={label} className="w-32">
      <Input
        key={value}
        inputMode="numeric"
        defaultValue={value}
        onBlur={(event) => {
          if (event.target.value !== String(value ?? '')) onPut(event.target.value.replaceAll(/[$,\s]/g, ''))
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </Field>
  )
}
