import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ArtworkDecision, Creative } from '#contract/booking/creatives.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { DecideForm } from './decide-form.tsx'
import { useFreshArtwork } from './use-fresh-artwork.ts'

const DecideDialogs = lazy(() => import('./decide-dialogs.tsx').then((m) => ({ default: m.DecideDialogs })))

type DecideArtworkProps = { bookingId: number; creative: Creative }

/** The seller's word on a file. What fails a check is taken in two presses, never in one. */
export function DecideArtwork({ bookingId, creative }: DecideArtworkProps) {
  const [open, setOpen] = useState<'reject' | 'take' | null>(null)
  const show = useFreshArtwork(bookingId)
  const decide = useMutation({
    mutationFn: (body: ArtworkDecision) =>
      api('POST /api/bookings/:id/creatives/:creativeId/decisions', {
        params: { id: bookingId, creativeId: creative.id },
        body,
      }),
    onSuccess: (artwork, { decision }) => {
      show(artwork)
      setOpen(null)
      announceDone(
        bookingId,
        decision === 'approve' ? 'The artwork is approved' : 'The buyer is asked for another file',
      )
    },
  })
  const hasFailed = creative.checks.some(({ result }) => result === 'fail')
  return (
    <>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button
          variant="outline"
          pending={decide.isPending && open === null}
          aria-haspopup={hasFailed ? 'dialog' : undefined}
          onClick={() => (hasFailed ? setOpen('take') : decide.mutate({ decision: 'approve' }))}
        >
          <Check aria-hidden="true" />
          Approve
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('reject')}>
          Refuse
        </Button>
      </div>
      {open === null && <FormError>{decide.error?.message}</FormError>}
      <noscript>
        <DecideForm bookingId={bookingId} creative={creative} hasFailed={hasFailed} />
      </noscript>
      {open && (
        <Suspense>
          <DecideDialogs
            kind={open}
            creative={creative}
            isPending={decide.isPending}
            error={decide.error?.message}
            onDecide={decide.mutate}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
