import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CONTRACT_STATE_LABELS, CONTRACT_STATES } from '#domain/booking/contract-states.ts'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toChoices } from './contract-line-words.ts'
import { type ContractsSearch, isFiltered } from './contracts-search.ts'
import { contractChoicesQuery } from './queries.ts'

/** A form, so that it works without scripts. */
export function ContractsFilter({ search }: { search: ContractsSearch }) {
  const { data } = useQuery(contractChoicesQuery)
  const { q, client, market, state } = search
  return (
    <form
      method="get"
      action="/sell/contracts"
      aria-label="Filter your contracts"
      className="grid items-end gap-3 sm:grid-cols-2 print:hidden"
      key={JSON.stringify([q, client, market, state])}
    >
      <Field label="Search contracts">
        <Input
          name="q"
          type="search"
          defaultValue={q}
          maxLength={LIMITS.searchText.max}
          placeholder="Client, unit, number, brand"
        />
      </Field>
      <Field label="State">
        <Select
          name="state"
          defaultValue={state ?? ''}
          options={[
            { value: '', label: 'All states' },
            ...CONTRACT_STATES.map((value) => ({ value, label: CONTRACT_STATE_LABELS[value] })),
          ]}
        />
      </Field>
      <Field label="Client">
        <Select
          name="client"
          defaultValue={client ?? ''}
          options={[{ value: '', label: 'All clients' }, ...toChoices(data?.clients ?? [], client)]}
        />
      </Field>
      <Field label="Market">
        <Select
          name="market"
          defaultValue={market ?? ''}
          options={[{ value: '', label: 'All markets' }, ...toChoices(data?.markets ?? [], market)]}
        />
      </Field>
      <p className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button type="submit" variant="outline">
          Search
        </Button>
        {isFiltered(search) && (
          <Link to="/sell/contracts" className="link">
            Show all
          </Link>
        )}
      </p>
    </form>
  )
}
