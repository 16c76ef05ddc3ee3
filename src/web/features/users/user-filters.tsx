import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { Role, UserStatus } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ROLE_LOOKS, STATUS_LOOKS } from './account-looks.ts'
import type { UserFilter } from './queries.ts'

type UserFiltersProps = {
  filter: UserFilter
  total: number | undefined
  onFilter: (filter: UserFilter) => void
}

const toOptions = (looks: Record<string, { label: string }>) =>
  Object.entries(looks).map(([value, { label }]) => ({ value, label }))
const STATUSES = toOptions(STATUS_LOOKS)
const ROLES = toOptions(ROLE_LOOKS)

export function UserFilters({ filter, total, onFilter }: UserFiltersProps) {
  const [q, setQ] = useState(filter.q ?? '')
  useEffect(() => setQ(filter.q ?? ''), [filter.q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...filter, q: q.trim() || undefined })
  }
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <form noValidate onSubmit={submit} className="flex w-full items-end gap-2 sm:w-auto">
        <Field label="Search users" className="min-w-0 flex-1 sm:w-72">
          <Input
            type="search"
            name="q"
            value={q}
            maxLength={200}
            placeholder="Name, company or email"
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" size="icon" aria-label="Search">
          <Search aria-hidden="true" />
        </Button>
      </form>
      <Field label="Status">
        <Select
          options={STATUSES}
          placeholder="Any status"
          value={filter.status ?? ''}
          onChange={(event) =>
            onFilter({ ...filter, status: (event.target.value || undefined) as UserStatus | undefined })
          }
        />
      </Field>
      <Field label="Role">
        <Select
          options={ROLES}
          placeholder="Any role"
          value={filter.role ?? ''}
          onChange={(event) =>
            onFilter({ ...filter, role: (event.target.value || undefined) as Role | undefined })
          }
        />
      </Field>
      <p className="pb-2 text-sm text-ink-faint tabular-nums sm:ml-auto" role="status">
        {total !== undefined && (total === 1 ? '1 user' : `${total} users`)}
      </p>
    </search>
  )
}
