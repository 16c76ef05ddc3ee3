import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import type { ResponseCode } from '#contract/booking/response-codes.ts'
import { VISITS_NOTE } from '#domain/booking/response/response-words.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { CodeCard } from './code-card.tsx'
import { responseCodesQuery } from './queries.ts'

const CodeDialog = lazy(() => import('./code-dialog.tsx').then((m) => ({ default: m.CodeDialog })))

/** Before a booking is secured there are none. */
const WITH_CODES: readonly Booking['status'][] = ['booked', 'in-flight', 'completed', 'cancelled']

interface Edited {
  line: { item: number; name: string }
  code: ResponseCode | undefined
}

/** Addresses to print in the advertisement, where they lead, and how often they were followed. */
export function CodesSection({ booking }: { booking: Booking }) {
  const hasCodes = WITH_CODES.includes(booking.status)
  const { data } = useQuery({ ...responseCodesQuery(booking.id), enabled: hasCodes })
  const [edited, setEdited] = useState<Edited | null>(null)
  const may = useMay('produce')
  if (!hasCodes || !data) return null
  const canMake = data.canMake && may
  if (data.codes.length === 0 && !(canMake && data.lines.length > 0)) return null
  return (
    <PageSection
      id="codes"
      title="Response codes"
      lead={
        canMake
          ? 'A short address and a QR code for your artwork: see how often it is followed.'
          : 'The short address in the artwork, and how often it is followed.'
      }
    >
      {data.codes.length > 0 && (
        <>
          <ul className="flex flex-col gap-5">
            {data.codes.map((code) => (
              <li key={code.code}>
                <CodeCard
                  bookingId={booking.id}
                  code={code}
                  endsOn={data.endsOn}
                  onEdit={
                    data.canEdit && may
                      ? () => setEdited({ line: { item: code.item, name: code.line }, code })
                      : null
                  }
                />
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-faint">{VISITS_NOTE}</p>
        </>
      )}
      {canMake && data.lines.length > 0 && (
        <ul className="flex flex-col gap-2 noscript:hidden">
          {data.lines.map((line) => (
            <li key={line.item}>
              <Button
                variant="outline"
                aria-haspopup="dialog"
                className="h-auto max-w-full py-2 text-left whitespace-normal"
                onClick={() => setEdited({ line, code: undefined })}
              >
                <QrCode aria-hidden="true" />
                {data.lines.length === 1 && data.codes.length === 0
                  ? 'Put a code into your artwork'
                  : `Make a code for ${line.name}`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <Suspense>
          <CodeDialog bookingId={booking.id} {...edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </PageSection>
  )
}
