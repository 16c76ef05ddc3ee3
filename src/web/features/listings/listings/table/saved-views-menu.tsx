import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { keepViews, savedViewsQuery, whyNotSaved, withoutView, withView } from '../own/saved-views.ts'
import type { SpacesSearch } from '../own/spaces-search.ts'

/** Views by name, and the present one as a new one. */
export function SavedViews({ search }: { search: SpacesSearch }) {
  const queryClient = useQueryClient()
  // what is kept replaces all of them: nothing is before they are read
  const { data: views, error } = useQuery(savedViewsQuery)
  const keep = useMutation({
    mutationFn: keepViews,
    onSuccess: (kept) => queryClient.setQueryData(savedViewsQuery.queryKey, kept),
  })
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!views || name.trim() === '') return
    const why = whyNotSaved(views, name)
    setProblem(why)
    if (why) return
    keep.mutate(withView(views, { name, search }), { onSuccess: () => setName('') })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {views && views.length > 0 && (
        <ul aria-label="Saved views" className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="inline-flex items-center">
              <Button size="sm" variant="outline" render={<Link to="/sell" search={view.search} />}>
                {view.name}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Remove the view ${view.name}`}
                disabled={keep.isPending}
                onClick={() => keep.mutate(withoutView(views, view.name))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} className="flex items-end gap-2">
        <Field label="Save this view as" className="w-44">
          <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button
          type="submit"
          variant="outline"
          pending={keep.isPending}
          disabled={!views || name.trim() === ''}
        >
          Save view
        </Button>
      </form>
      <FormError>{problem ?? (keep.error ?? error)?.message}</FormError>
    </div>
  )
}
