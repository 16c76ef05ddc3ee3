import { AudioLines, Check, Clock, FileText, Film, History, X } from 'lucide-react'
import type { Creative } from '#contract/booking/creatives.ts'
import { formatTime } from '#domain/format-dates.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { toFileSize } from '#web/ui/file-size.ts'
import { CheckList } from './check-list.tsx'
import { DecideArtwork } from './decide-artwork.tsx'
import { describeSender, STATUS_WORDS } from './item-words.ts'
import { SeeOnSpace } from './see-on-space.tsx'

const STATUS = {
  uploaded: { Icon: Clock, variant: 'accent' },
  approved: { Icon: Check, variant: 'primary' },
  rejected: { Icon: X, variant: 'danger' },
  replaced: { Icon: History, variant: 'neutral' },
} as const

type CreativeCardProps = {
  bookingId: number
  creative: Creative
  canDecide: boolean
  listingId: number
}

/** One file: what it looks like, what it is, how it compares, and what was decided. */
export function CreativeCard({ bookingId, creative, canDecide, listingId }: CreativeCardProps) {
  const { name, status, checks, reason, script, preview } = creative
  const { Icon, variant } = STATUS[status]
  return (
    <article
      aria-label={`Artwork ${name}`}
      className="grid gap-x-5 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <Preview creative={creative} />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <p>
            <Badge variant={variant}>
              <Icon aria-hidden="true" />
              {STATUS_WORDS[status]}
            </Badge>
          </p>
          <FileName creative={creative} />
        </div>
        {script && (
          <p dir="auto" className="rounded-card bg-sunk px-4 py-3 wrap-anywhere whitespace-pre-line">
            {script}
          </p>
        )}
        {reason && (
          <p dir="auto" className="border-l-2 border-danger pl-3 wrap-anywhere whitespace-pre-line">
            {reason}
          </p>
        )}
        <CheckList checks={checks} />
        {preview && status !== 'replaced' && <SeeOnSpace preview={preview} listingId={listingId} />}
        {canDecide && status === 'uploaded' && (
          <IfMay needs="produce">
            <DecideArtwork bookingId={bookingId} creative={creative} />
          </IfMay>
        )}
      </div>
    </article>
  )
}

function FileName({ creative }: Pick<CreativeCardProps, 'creative'>) {
  const { name, url, what, sizeBytes, createdAt, isGone } = creative
  const sender = describeSender(creative)
  const toHref = useApiHref()
  const facts = [what, toFileSize(sizeBytes), `sent ${formatTime(createdAt)}`]
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {url ? (
          <a href={toHref(url)} download className="link">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <p className="text-sm text-ink-faint">
        {[...facts, isGone && 'deleted since'].filter(Boolean).join(' · ')}
      </p>
      {sender && <p className="text-sm text-ink-soft wrap-anywhere">{sender}</p>}
    </>
  )
}

/** A drawing of its kind where there is nothing to see, or nothing here draws it. */
function Preview({ creative: { preview, name, what } }: Pick<CreativeCardProps, 'creative'>) {
  const toHref = useApiHref()
  if (preview)
    return (
      <img
        src={toHref(preview.url)}
        width={preview.width}
        height={preview.height}
        alt={`Preview of ${name}`}
        loading="lazy"
        className="max-h-56 w-full self-start rounded-control border border-rule bg-sunk object-contain"
      />
    )
  const Icon = /film/.test(what) ? Film : /sound/.test(what) ? AudioLines : FileText
  return (
    <div className="grid aspect-3/2 w-full place-items-center self-start rounded-control bg-sunk text-ink-faint max-sm:hidden">
      <Icon aria-hidden="true" className="size-8" />
    </div>
  )
}
