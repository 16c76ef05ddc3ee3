import { FileText, Link as LinkIcon } from 'lucide-react'
import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import { GRADE_LABELS, GRADE_NOTE, LOG_NOTE, type ProofGrade } from '#domain/booking/proof/checks.ts'
import { formatTime } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { toFileSize } from '#web/ui/file-size.ts'
import { describeDecision } from './duty-state.ts'
import { Showing } from './shown-photos/showing.tsx'

type ProofListProps = { bookingId: number; proofs: readonly Proof[]; side: Proofs['side'] }

/** What was handed in, the latest first: a picture to look at, or what else it is. */
export function ProofList({ bookingId, proofs, side }: ProofListProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {proofs.map((proof) => (
        <li key={proof.id} className="flex min-w-0 flex-col gap-2">
          <Shown proof={proof} />
          <div className="flex min-w-0 flex-col gap-0.5">
            <ProofName proof={proof} />
            <p className="text-sm text-ink-faint">
              {[proof.what, toFileSize(proof.sizeBytes), formatTime(proof.receivedAt)].join(' · ')}
            </p>
            {proof.caption && (
              <p dir="auto" className="wrap-anywhere">
                {proof.caption}
              </p>
            )}
            <ProofChecks proof={proof} />
            {proof.decision && <p className="text-sm font-semibold">{describeDecision(proof)}</p>}
            {proof.decision?.reason && (
              <p dir="auto" className="border-l-2 border-danger pl-3 wrap-anywhere whitespace-pre-line">
                {proof.decision.reason}
              </p>
            )}
            <Showing {...{ bookingId, proof, side }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const GRADE_BADGES: Record<ProofGrade, 'primary' | 'neutral' | 'accent'> = {
  captured: 'primary',
  uploaded: 'neutral',
  doubtful: 'accent',
}

const isCounted = (checks: Proof['checks']): boolean => checks.some(({ about }) => about === 'gaps')

/** What was compared when it came. */
function ProofChecks({ proof: { grade, checks } }: { proof: Proof }) {
  if (!grade) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">
        <Badge variant={GRADE_BADGES[grade]}>{GRADE_LABELS[grade]}</Badge>
      </summary>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-ink-soft">
        {checks.map(({ about, result, text }) => (
          <li key={about} className={result === 'doubt' ? 'font-semibold text-ink' : undefined}>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-faint">{isCounted(checks) ? LOG_NOTE : GRADE_NOTE}</p>
    </details>
  )
}

function ProofName({ proof: { name, url, original } }: { proof: Proof }) {
  const toHref = useApiHref()
  if (original)
    return (
      <p className="wrap-anywhere">
        <a href={toHref(original)} download className="link">
          {name}
        </a>
      </p>
    )
  if (url)
    return (
      <p className="wrap-anywhere">
        <a href={url} className="link" target="_blank" rel="noreferrer nofollow">
          {url}
        </a>
      </p>
    )
  return <p className="wrap-anywhere">{name}, deleted since</p>
}

function Shown({ proof: { preview, name, caption, url } }: { proof: Proof }) {
  const toHref = useApiHref()
  if (preview)
    return (
      <a href={toHref(preview.url)} target="_blank" rel="noreferrer">
        <img
          src={toHref(preview.url)}
          width={preview.width}
          height={preview.height}
          alt={caption || `Proof ${name}`}
          loading="lazy"
          className="aspect-3/2 w-full rounded-control border border-rule bg-sunk object-contain"
        />
      </a>
    )
  const Icon = url ? LinkIcon : FileText
  return (
    <div className="grid aspect-3/2 w-full place-items-center rounded-control bg-sunk text-ink-faint max-sm:hidden">
      <Icon aria-hidden="true" className="size-8" />
    </div>
  )
}
