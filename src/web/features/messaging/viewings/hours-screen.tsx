import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ViewingSettings } from '#contract/messaging/viewings.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { hoursQuery } from './queries.ts'
import { SettingsFields } from './settings-fields.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

/** When a seller's spaces can be seen. */
export function HoursScreen() {
  const { data, isError, error, refetch } = useQuery(hoursQuery)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Viewing hours</h1>
        <p className="text-lg text-ink-soft">
          Buyers choose among your free times of the next three weeks. Without hours they propose times of
          their own.
        </p>
        <p>
          <Link to="/viewings" className="link">
            Your viewings
          </Link>
        </p>
      </header>
      {isError && <ErrorState title={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState label="Loading your hours..." />}
      {data && <HoursForm settings={data} />}
    </div>
  )
}

function HoursForm({ settings }: { settings: ViewingSettings }) {
  const queryClient = useQueryClient()
  const [value, setValue] = useState(settings)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const change = (part: Partial<ViewingSettings>) => setValue((before) => ({ ...before, ...part }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    setFailure(null)
    setIsSaving(true)
    try {
      const kept = await api('PUT /api/my/viewing-hours', { body: value })
      queryClient.setQueryData(hoursQuery.queryKey, kept)
      setValue(kept)
      toast({ title: 'Your viewing hours are saved' })
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) setFailure((error as Error).message)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <FormSection title="Weekly hours" lead="On which days, and from when to when.">
        {errors.hours && (
          <div role="alert">
            <FieldError>{errors.hours}</FieldError>
          </div>
        )}
        <WeeklyHours value={value.hours} onChange={(hours) => change({ hours })} />
      </FormSection>
      <FormSection title="How viewings are agreed">
        <SettingsFields value={value} errors={errors} onChange={change} />
      </FormSection>
      <FormError>{failure}</FormError>
      <IfMay needs="talk" otherwise={<RoleNote needs="talk" />}>
        <Button type="submit" pending={isSaving} className="self-start">
          {isSaving ? 'Saving...' : 'Save hours'}
        </Button>
      </IfMay>
    </form>
  )
}
