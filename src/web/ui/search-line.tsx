import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type SearchLineProps = { label: string; placeholder: string; onSearch: (q: string) => void }

export function SearchLine({ label, placeholder, onSearch }: SearchLineProps) {
  const [q, setQ] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(q.trim())
  }
  return (
    <search className="mb-4 block">
      <form noValidate onSubmit={submit} className="flex max-w-lg items-end gap-2">
        <Field label={label} className="min-w-0 flex-1">
          <Input
            type="search"
            name="q"
            value={q}
            maxLength={200}
            placeholder={placeholder}
            onChange={(event) => setQ(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" size="icon" aria-label="Search">
          <Search aria-hidden="true" />
        </Button>
      </form>
    </search>
  )
}
