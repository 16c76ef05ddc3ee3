import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Artwork } from '#contract/booking/creatives.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { CheckList } from './check-list.tsx'
import { readCopyRefusal } from './copy-refusal.ts'
import { useFreshArtwork } from './use-fresh-artwork.ts'

type Earlier = Artwork['earlier'][number]
type EarlierArtworkProps = { bookingId: number; item: number; earlier: Artwork['earlier'] }

/** What was approved for other bookings of this space, each sent again by one press. */
export function EarlierArtwork({ bookingId, item, earlier }: EarlierArtworkProps) {
  return (
    <section aria-label="Artwork of earlier bookings" className="flex flex-col gap-3 noscript:hidden">
      <h3 className="font-semibold">Approved for this space before</h3>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {earlier.map((one) => (
          <li key={one.id} className="py-3">
            <EarlierFile bookingId={bookingId} item={item} file={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function EarlierFile({ bookingId, item, file }: { bookingId: number; item: number; file: Earlier }) {
  const toHref = useApiHref()
  const show = useFreshArtwork(bookingId)
  const [{ checks, problem }, setRefusal] = useState<ReturnType<typeof readCopyRefusal>>({
    checks: null,
    problem: null,
  })
  const copy = useMutation({
    mutationFn: (takesFailures: boolean) =>
      api('POST /api/bookings/:id/creatives/copies', {
        params: { id: bookingId },
        body: { creativeId: file.id, item, takesFailures },
      }),
    onSuccess: (artwork) => {
      show(artwork)
      toast({ title: 'The artwork is sent' })
    },
    onError: (error) => {
      const reply = error instanceof ApiError ? error.reply : undefined
      setRefusal(readCopyRefusal(reply, { message: error.message, before: checks }))
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-4">
      {file.preview && (
        <img
          src={toHref(file.preview.url)}
          width={file.preview.width}
          height={file.preview.height}
          alt=""
          loading="lazy"
          className="h-16 w-24 rounded-control border border-rule bg-sunk object-contain"
        />
      )}
      <p className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{file.name}</span>
        <span className="block text-sm text-ink-faint">
          {file.what} · {file.booking.reference}
        </span>
      </p>
      <Button
        variant="outline"
        pending={copy.isPending}
        aria-label={`${checks ? 'Send anyway' : 'Send again'}: ${file.name}`}
        onClick={() => copy.mutate(checks !== null)}
      >
        {checks ? 'Send anyway' : 'Send again'}
      </Button>
      {checks && (
        <div className="w-full">
          <p className="mb-2 text-ink-soft">Nothing was sent: this booking needs something else.</p>
          <CheckList checks={checks} />
        </div>
      )}
      {!copy.isPending && <FormError>{problem}</FormError>}
    </div>
  )
}
