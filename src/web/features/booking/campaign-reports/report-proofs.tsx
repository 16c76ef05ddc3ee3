import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { GRADE_LABELS } from '#domain/booking/proof/checks.ts'
import { DECISION_LABELS } from '#domain/booking/report/report-labels.ts'
import { formatTime } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'

type Proof = CampaignReport['body']['proofs'][number]

/** What was handed in, each with its hash; pictures as long as they are kept. */
export function ReportProofs({
  proofs,
  previews,
}: {
  proofs: readonly Proof[]
  previews: CampaignReport['previews']
}) {
  const toHref = useApiHref()
  const byId = new Map(previews.map((preview) => [preview.id, preview]))
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {proofs.map((proof) => {
        const preview = byId.get(proof.id)
        return (
          <li key={proof.id} className="flex min-w-0 flex-col gap-2">
            {preview && (
              <img
                src={toHref(preview.url)}
                width={preview.width}
                height={preview.height}
                alt={proof.caption || `Proof ${proof.name}`}
                loading="lazy"
                className="aspect-3/2 w-full rounded-control border border-rule bg-sunk object-contain"
              />
            )}
            <ProofWords proof={proof} />
          </li>
        )
      })}
    </ul>
  )
}

function ProofWords({ proof }: { proof: Proof }) {
  const {
    caption,
    title,
    placement,
    name,
    url,
    what,
    receivedAt,
    decision,
    sha256,
    grade,
    checks = [],
  } = proof
  return (
    <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
      <p dir="auto" className="font-semibold">
        {caption || title || name}
      </p>
      {url && (
        <p>
          <a href={url} className="link" target="_blank" rel="noreferrer nofollow">
            {url}
          </a>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {[placement, what, formatTime(receivedAt), decision ? DECISION_LABELS[decision] : 'Not decided']
          .filter(Boolean)
          .join(' · ')}
      </p>
      {grade && (
        <p className="text-sm text-ink-soft">
          <span className="font-semibold">{GRADE_LABELS[grade]}.</span> {checks.join(' ')}
        </p>
      )}
      <p className="text-xs text-ink-faint">SHA-256 {sha256}</p>
    </div>
  )
}
