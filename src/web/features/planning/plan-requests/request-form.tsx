import { type FormEvent, useId, useState } from 'react'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { REQUEST_FORM, type ReadRequestSearch, writeShownLine } from '#domain/planning/request-forms.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { useTyped } from '#web/platform/typed.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { checkPress, type PressProblems } from './check-press.ts'
import { type ChosenLine, describePress, describeSum, hashOf } from './press-words.ts'
import { useSendPlan } from './use-send-plan.ts'

interface RequestFormProps {
  planId: number
  /** What a browser without scripts has typed. */
  search: Pick<ReadRequestSearch, 'brand' | 'note' | 'sponsor'>
  chosen: readonly ChosenLine[]
  isAgency: boolean
  /** The terms on the page are those of now. */
  isFresh: boolean
}

/** Said once for all sellers: what is advertised, that their terms were read, and the press. Without scripts it is posted as it is. */
export function RequestForm({ planId, search, chosen, isAgency, isFresh }: RequestFormProps) {
  const toHref = useApiHref()
  const {
    typed: form,
    change,
    clear,
  } = useTyped(`plan-request.${planId}`, {
    brand: search.brand,
    note: search.note,
    sponsor: search.sponsor,
  })
  const [readHash, setReadHash] = useState<string>()
  const [problems, setProblems] = useState<PressProblems>({})
  const send = useSendPlan(planId, clear)
  const isRead = readHash === hashOf(chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkPress({ ...form, isRead })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const lines = chosen.map(({ lineId, step, offer }) => ({ lineId, step, sha256: offer.sha256 }))
    send.mutate({ ...form, isAgency, lines })
  }
  const shown = { ...(send.error instanceof ApiError ? send.error.fields : {}), ...problems }
  const sellers = new Set(chosen.map(({ offer }) => offer.terms.seller.id)).size
  return (
    <form
      id={REQUEST_FORM}
      method="post"
      action={toHref(`/api/plans/${planId}/requests/form`)}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 border-t-2 border-ink pt-6"
    >
      <noscript>
        <Shown chosen={chosen} isAgency={isAgency} />
      </noscript>
      <RefusalError error={send.error} />
      <Field
        label="Brand"
        required
        hint="What is advertised: a brand, a product or a cause."
        error={shown.brand}
      >
        <Input
          name="brand"
          maxLength={BOOKING_TEXTS.brand}
          value={form.brand}
          onChange={(event) => change({ brand: event.target.value })}
        />
      </Field>
      <Field label="Note to the sellers" optional hint="Each of them reads it." error={shown.note}>
        <Textarea
          name="note"
          rows={3}
          maxLength={BOOKING_TEXTS.note}
          value={form.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <Sponsor sponsor={form.sponsor} error={shown.sponsor} onChange={(sponsor) => change({ sponsor })} />
      <ReadTerms
        sellers={sellers}
        isRead={isRead}
        error={isRead ? undefined : shown.isRead}
        onChange={(checked) => setReadHash(checked ? hashOf(chosen) : undefined)}
      />
      <p className="text-xl font-semibold">{describeSum(chosen)}</p>
      <Button
        type="submit"
        size="lg"
        pending={send.isPending}
        disabled={chosen.length === 0 || !isFresh}
        className="self-start"
      >
        {chosen.length > 0 ? describePress(chosen) : 'Nothing chosen'}
      </Button>
    </form>
  )
}

/** What this page has shown, for a browser without scripts: it is what may be sent, once. */
function Shown({ chosen, isAgency }: Pick<RequestFormProps, 'chosen' | 'isAgency'>) {
  return (
    <>
      <input type="hidden" name="key" value={randomId()} />
      {isAgency && <input type="hidden" name="shownAgency" value="1" />}
      {chosen.map(({ lineId, step, offer: { sha256 } }) => (
        <input key={lineId} type="hidden" name="line" value={writeShownLine({ lineId, step, sha256 })} />
      ))}
    </>
  )
}

interface SponsorProps {
  sponsor: string | null
  error: string | undefined
  onChange: (sponsor: string | null) => void
}

function Sponsor({ sponsor, error, onChange }: SponsorProps) {
  return (
    <>
      <Checkbox
        name="isPolitical"
        label="This is a political advertisement"
        hint="About a candidate, a measure on the ballot or an issue."
        checked={sponsor !== null}
        onChange={(event) => onChange(event.target.checked ? '' : null)}
      />
      {sponsor !== null && (
        <Field label="Sponsor" required hint="Who pays for it, as the law names them." error={error}>
          <Input
            name="sponsor"
            maxLength={BOOKING_TEXTS.sponsor}
            value={sponsor}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
      {sponsor === null && (
        <noscript>
          <Field
            label="Sponsor of a political advertisement"
            optional
            hint="Who pays for it, as the law names them."
          >
            <Input name="newSponsor" maxLength={BOOKING_TEXTS.sponsor} />
          </Field>
        </noscript>
      )}
    </>
  )
}

interface ReadTermsProps {
  sellers: number
  isRead: boolean
  error: string | undefined
  onChange: (isRead: boolean) => void
}

function ReadTerms({ sellers, isRead, error, onChange }: ReadTermsProps) {
  const errorId = useId()
  return (
    <div>
      <Checkbox
        name="isRead"
        label={
          sellers === 1
            ? 'I have read and accept the terms of this seller'
            : `I have read and accept the terms of these ${sellers} sellers`
        }
        checked={isRead}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
