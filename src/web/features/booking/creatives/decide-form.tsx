import type { Creative } from '#contract/booking/creatives.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type DecideFormProps = { bookingId: number; creative: Creative; hasFailed: boolean }

/** For pages without scripts. */
export function DecideForm({ bookingId, creative, hasFailed }: DecideFormProps) {
  const toHref = useApiHref()
  const action = toHref(`/api/bookings/${bookingId}/creatives/${creative.id}/decisions`)
  return (
    <div className="flex flex-col gap-4">
      <form method="post" action={action} className="flex flex-col gap-2">
        <input type="hidden" name="decision" value="approve" />
        {hasFailed && (
          <label className="flex items-start gap-2.5">
            <input type="checkbox" name="takesFailures" value="yes" required className="mt-1.5" />I take it as
            it is, although it does not meet what I asked for.
          </label>
        )}
        <Button type="submit" className="self-start">
          Approve
        </Button>
      </form>
      <form method="post" action={action} className="flex flex-col gap-2">
        <input type="hidden" name="decision" value="reject" />
        <Field label="What is wrong with it" required>
          <Textarea name="reason" rows={3} maxLength={BOOKING_TEXTS.reason} required />
        </Field>
        <Button type="submit" variant="outline" className="self-start">
          Refuse
        </Button>
      </form>
    </div>
  )
}
