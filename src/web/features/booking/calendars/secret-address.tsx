import { useState } from 'react'
import { formatDay } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toastRefusal, useCalendarStep } from './use-calendar-step.ts'

type SecretAddressProps = { listingId: string; sharedSince: string | null }

/** The address under which calendar programs read when a space is taken; shown once, when it is made. */
export function SecretAddress({ listingId, sharedSince }: SecretAddressProps) {
  const [url, setUrl] = useState<string | null>(null)
  const params = { id: listingId }
  const make = useCalendarStep(listingId, {
    send: (_: null) => api('POST /api/my/listings/:id/calendar-address', { params }),
    onDone: (answer) => setUrl(answer.url),
  })
  const end = useCalendarStep(listingId, {
    send: (_: null) => api('DELETE /api/my/listings/:id/calendar-address', { params }),
    done: 'The address no longer works',
    onDone: () => setUrl(null),
  })
  const isBusy = make.isPending || end.isPending
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h3 className="text-lg">Let others read this one</h3>
      <p className="max-w-prose text-ink-soft">
        {sharedSince
          ? `Calendar programs read it at an address made on ${formatDay(sharedSince)}. It shows when the space is taken, never by whom.`
          : 'Make a secret address and give it to your calendar program. It shows when the space is taken, never by whom.'}
      </p>
      {url && (
        <div className="flex flex-col gap-1.5">
          <div className="flex items-end gap-1">
            <Field label="Secret address" className="min-w-0 flex-1">
              <Input readOnly value={url} onFocus={(event) => event.target.select()} />
            </Field>
            <CopyButton text={url} what="secret address" />
          </div>
          <p className="text-sm text-ink-faint">
            Copy it now: it is shown this once. Whoever has it can read this calendar.
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button
          variant="outline"
          disabled={isBusy}
          onClick={() => make.mutate(null, { onError: toastRefusal })}
        >
          {sharedSince ? 'Make a new address' : 'Make address'}
        </Button>
        {sharedSince && (
          <Button
            variant="ghost"
            disabled={isBusy}
            onClick={() => end.mutate(null, { onError: toastRefusal })}
          >
            End address
          </Button>
        )}
      </div>
      {sharedSince && <p className="text-sm text-ink-faint">A new address ends the one before.</p>}
    </div>
  )
}
