import type { FormEvent, ReactNode } from 'react'
import type { Days } from '#domain/booking/cells.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'

type ChangeFormProps = {
  listingId: string
  unitId: number | null
  step: 'block' | 'free'
  /** Without them the form has fields `from` and `to` of its own. */
  days?: Days
  onChange: (step: 'block' | 'free', days: Days) => void
  className?: string
  children: ReactNode
}

/** Blocks or frees days of a unit; without scripts the form sends itself, and the page comes back. */
export function ChangeForm({
  listingId,
  unitId,
  step,
  days,
  onChange,
  className,
  children,
}: ChangeFormProps) {
  const toHref = useApiHref()
  if (!useMay('calendar')) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onChange(step, { first: String(given.get('from')), last: String(given.get('to')) })
  }
  return (
    <form
      noValidate
      method="post"
      action={toHref(`/api/my/listings/${listingId}/calendar`)}
      onSubmit={submit}
      className={className}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="unitId" value={unitId ?? ''} />
      {days && (
        <>
          <input type="hidden" name="from" value={days.first} />
          <input type="hidden" name="to" value={days.last} />
        </>
      )}
      {children}
    </form>
  )
}
