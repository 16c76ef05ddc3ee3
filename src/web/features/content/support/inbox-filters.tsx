import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { InboxSummary } from '#contract/content/support.ts'
import { SUPPORT_CATEGORIES, type SupportCategory } from '#domain/content/support.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'
import type { InboxFilter } from './inbox-filter.ts'
import { toStatuses } from './inbox-statuses.ts'

type InboxFiltersProps = {
  filter: InboxFilter
  desk: InboxSummary | undefined
  onFilter: (filter: InboxFilter) => void
}

const CATEGORIES = Object.entries(SUPPORT_CATEGORIES).map(([value, label]) => ({ value, label }))

export function InboxFilters({ filter, desk, onFilter }: InboxFiltersProps) {
  const change = (part: InboxFilter) => onFilter({ ...filter, page: undefined, ticket: undefined, ...part })
  const assignees = [
    { value: 'me', label: 'Mine' },
    { value: 'none', label: 'Nobody’s' },
    ...(desk?.admins ?? []).map(({ id, username }) => ({ value: String(id), label: username })),
  ]
  return (
    <search className="mt-4 flex flex-wrap items-end gap-3">
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl
          legend="Status"
          options={toStatuses(desk)}
          value={filter.status ?? 'open'}
          onValueChange={(status) => change({ status: status === 'open' ? undefined : status })}
        />
      </div>
      <Field label="Category" hideLabel className="min-w-40 flex-1 sm:flex-none">
        <Select
          selectSize="sm"
          options={CATEGORIES}
          placeholder="Any category"
          value={filter.category ?? ''}
          onChange={(event) => change({ category: (event.target.value || undefined) as SupportCategory })}
        />
      </Field>
      <Field label="Assigned to" hideLabel className="min-w-32 flex-1 sm:flex-none">
        <Select
          selectSize="sm"
          options={assignees}
          placeholder="Anyone’s"
          value={filter.assignee ?? ''}
          onChange={(event) => change({ assignee: event.target.value || undefined })}
        />
      </Field>
      <WordSearch q={filter.q ?? ''} onSearch={(q) => change({ q: q || undefined })} />
      {desk && desk.late > 0 && (
        <p className="pb-1 text-sm font-semibold text-danger">
          {desk.late === 1 ? '1 answer is late' : `${desk.late} answers are late`}
        </p>
      )}
    </search>
  )
}

function WordSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q)
  useEffect(() => setText(q), [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form
      onSubmit={submit}
      className="flex min-w-0 flex-1 basis-full items-end gap-2 sm:max-w-72 sm:basis-56"
    >
      <Field label="Search tickets" hideLabel className="min-w-0 flex-1">
        <Input
          type="search"
          value={text}
          maxLength={100}
          placeholder="Number, name, subject"
          className="h-8"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="icon"
        aria-label="Search"
        className="size-8 pointer-coarse:w-11"
      >
        <Search aria-hidden="true" />
      </Button>
    </form>
  )
}
