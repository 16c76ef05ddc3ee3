import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type SearchFormProps = {
  label: string
  hideLabel?: boolean
  placeholder: string
  /** The words in force; the input follows them. */
  q?: string
  onSearch: (q: string) => void
  /** Where the form goes without JavaScript; else to the page it stands on. */
  action?: string
  /** Hidden fields that go along then. */
  children?: ReactNode
  className?: string
  fieldClassName?: string
}

/** One line of search words and its button. */
export function SearchForm({ q = '', onSearch, placeholder, className, ...rest }: SearchFormProps) {
  const { label, hideLabel = false, fieldClassName, action, children } = rest
  const [text, setText] = useState(q)
  useEffect(() => setText(q), [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form noValidate action={action} onSubmit={submit} className={cn('flex items-end gap-2', className)}>
      <Field label={label} hideLabel={hideLabel} className={cn('min-w-0 flex-1', fieldClassName)}>
        <Input
          type="search"
          name="q"
          value={text}
          maxLength={200}
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {children}
      <Button type="submit" variant="outline" size="icon" aria-label="Search">
        <Search aria-hidden="true" />
      </Button>
    </form>
  )
}
