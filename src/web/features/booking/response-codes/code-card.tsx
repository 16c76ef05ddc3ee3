import { Download } from 'lucide-react'
import type { ResponseCode } from '#contract/booking/response-codes.ts'
import { describeVisitDays, describeVisits } from '#domain/booking/response/response-words.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

type CodeCardProps = {
  bookingId: number
  code: ResponseCode
  endsOn: string
  /** Null: the reader may not. */
  onEdit: (() => void) | null
}

const SHOWN_DAYS = 14

/** One code: what is printed, where it leads, and how often it was followed. */
export function CodeCard({ bookingId, code: row, endsOn, onEdit }: CodeCardProps) {
  const toHref = useApiHref()
  const { code, line, address, target, promo, phone, suspension, visits, days, history } = row
  const toFile = (ending: 'svg' | 'pdf') => toHref(`/api/bookings/${bookingId}/codes/${code}/qr.${ending}`)
  const facts = [
    { label: 'Promo code', text: promo },
    { label: 'Number to call', text: phone },
    { label: 'Leads on until', text: toLongDate(endsOn) },
  ]
  return (
    <article aria-label={`Code ${code}`} className="flex flex-col gap-4">
      {suspension && (
        <Alert tone="danger" title="Suspended by Placard">
          {suspension}
        </Alert>
      )}
      <div className="flex flex-col gap-4 sm:flex-row">
        {/* dark on light in every theme: that is what is scanned */}
        <img
          src={toFile('svg')}
          alt={`QR code: ${address}`}
          width={160}
          height={160}
          className="size-40 shrink-0 rounded-card bg-white"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <p className="flex flex-wrap items-center gap-x-1">
            <span className="font-semibold wrap-anywhere">{address}</span>
            <CopyButton text={address} what={`the address of code ${code}`} />
          </p>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Fact label="Leads to" text={target ?? 'Nowhere any more'} isWide />
            {line && <Fact label="Line" text={line} />}
            {facts.map(({ label, text }) => text && <Fact key={label} label={label} text={text} />)}
          </dl>
        </div>
      </div>
      <div>
        <p className="text-lg font-semibold tabular-nums">{describeVisits(visits)}</p>
        {days.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
            {describeVisitDays(days, SHOWN_DAYS).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['svg', 'pdf'] as const).map((ending) => (
          <Button
            key={ending}
            variant="outline"
            size="sm"
            render={
              <a href={toFile(ending)} download>
                <Download aria-hidden="true" />
                QR code, {ending.toUpperCase()}
              </a>
            }
          />
        ))}
        {onEdit && (
          <Button
            variant="outline"
            size="sm"
            aria-haspopup="dialog"
            className="noscript:hidden"
            onClick={onEdit}
          >
            Change
            <span className="sr-only"> code {code}</span>
          </Button>
        )}
      </div>
      {history.length > 1 && (
        <details>
          <summary className="link cursor-pointer">Where it has led</summary>
          <ol className="mt-2 flex flex-col gap-1 text-sm wrap-anywhere">
            {history.map((one) => (
              <li key={`${one.since} ${one.target}`}>
                {one.target}, since {toLongDate(one.since.slice(0, 10))}
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}

function Fact({ label, text, isWide = false }: { label: string; text: string; isWide?: boolean }) {
  return (
    <div className={cn('flex min-w-0 flex-col', isWide && 'sm:col-span-2')}>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd dir="auto" className="wrap-anywhere">
        {text}
      </dd>
    </div>
  )
}
