import type { Role, UserStatus } from '#domain/vocabulary.ts'
import { Field } from '#web/ui/field.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'
import { ROLE_LOOKS, STATUS_LOOKS } from './account-looks.ts'
import type { UserFilter } from './user-filter.ts'

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
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      <SearchForm
        label="Search users"
        placeholder="Name, company or email"
        q={filter.q ?? ''}
        onSearch={(q) => onFilter({ ...filter, q: q || undefined })}
        className="w-full sm:w-auto"
        fieldClassName="sm:w-72"
      />
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
