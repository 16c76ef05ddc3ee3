import { useQuery } from '@tanstack/react-query'
import type { PlanVersion, VersionHead } from '#contract/planning/plan-shares-versions.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatDay, toDateRange } from '#domain/format-dates.ts'
import type { PlanBody } from '#domain/planning/plan-body.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Select } from '#web/ui/select.tsx'
import { versionQuery } from './queries.ts'
import { StartFromVersion } from './start-from-version.tsx'
import { describeComparison, nameVersionLine } from './version-words.ts'

interface OpenVersionProps {
  planId: number
  /** The plan as it is now. */
  now: PlanBody
  version: number
  against: number | undefined
  versions: readonly VersionHead[]
}

/** One version to read, beside another or the plan as it is now. */
export function OpenVersion({ planId, now, version, against, versions }: OpenVersionProps) {
  const { data, error } = useQuery(versionQuery(planId, version))
  if (error) return <FormError>{error.message}</FormError>
  if (!data) return <LoadingState label={`Loading version ${version}...`} />
  return (
    <>
      <PageSection
        id="version"
        title={`Version ${version}`}
        lead={`As of ${formatDay(data.at)}, ${formatShortCents(data.totalCents)} in all.`}
      >
        <VersionLines version={data} />
        <p className="text-xs wrap-anywhere text-ink-faint">{`Fingerprint (SHA-256): ${data.sha256}`}</p>
        <IfMay needs="plan">
          <StartFromVersion key={version} planId={planId} version={version} />
        </IfMay>
      </PageSection>
      <PageSection title="What is different">
        <CompareForm planId={planId} version={version} against={against} versions={versions} />
        {against === undefined ? (
          <Comparison before={data} after={now} names={[`Version ${version}`, 'Now']} />
        ) : (
          <Against planId={planId} version={data} against={against} />
        )}
      </PageSection>
    </>
  )
}

function VersionLines({ version: { version, lines } }: { version: PlanVersion }) {
  return (
    <ol aria-label={`Spaces of version ${version}`} className="flex flex-col gap-2">
      {lines.map(({ id, title, place, first, last, quantity, totalCents }, at) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-rule pb-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold" dir="auto">{`${at + 1}. ${nameVersionLine(title)}`}</span>
            <span className="block text-sm text-ink-soft">
              {[place, toDateRange({ first, last }), quantity > 1 && `${quantity} of it`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="price tabular-nums">
            {totalCents === null ? 'Could not be had' : formatShortCents(totalCents)}
          </span>
        </li>
      ))}
    </ol>
  )
}

type CompareFormProps = Pick<OpenVersionProps, 'planId' | 'version' | 'against' | 'versions'>

/** Asks for the same page; without scripts as well. */
function CompareForm({ planId, version, against, versions }: CompareFormProps) {
  const others = versions.filter((head) => head.version !== version)
  if (others.length === 0) return null
  return (
    <form
      key={`${version} ${against}`}
      action={`/plans/${planId}/versions`}
      className="flex flex-wrap items-end gap-3 print:hidden"
    >
      <input type="hidden" name="open" value={version} />
      <Field label="Compare with" className="w-56">
        <Select
          name="with"
          defaultValue={against === undefined ? '' : String(against)}
          options={[
            { value: '', label: 'The plan as it is now' },
            ...others.map((head) => ({ value: String(head.version), label: `Version ${head.version}` })),
          ]}
        />
      </Field>
      <Button type="submit" variant="outline">
        Compare
      </Button>
    </form>
  )
}

interface AgainstProps {
  planId: number
  version: PlanVersion
  against: number
}

/** Two versions, the older first. */
function Against({ planId, version, against }: AgainstProps) {
  const { data, error } = useQuery(versionQuery(planId, against))
  if (error) return <FormError>{error.message}</FormError>
  if (!data) return <LoadingState label={`Loading version ${against}...`} />
  const [before, after] = against < version.version ? [data, version] : [version, data]
  return (
    <Comparison
      before={before}
      after={after}
      names={[`Version ${before.version}`, `Version ${after.version}`]}
    />
  )
}

interface ComparisonProps {
  before: Pick<PlanBody, 'lines' | 'totalCents'>
  after: Pick<PlanBody, 'lines' | 'totalCents'>
  names: [string, string]
}

function Comparison({ before, after, names }: ComparisonProps) {
  const { rows, same, total } = describeComparison(before, after)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{`${names.join(' and ')}: ${total}`}</p>
      <ul aria-label="Differences" className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            <span className="font-semibold">{`${row.what}: `}</span>
            <span dir="auto">{row.title}</span>
            {row.before && (
              <span className="block text-sm text-ink-soft">{`${names[0]}: ${row.before}`}</span>
            )}
            {row.after && <span className="block text-sm text-ink-soft">{`${names[1]}: ${row.after}`}</span>}
          </li>
        ))}
      </ul>
      <p className="text-sm">{same}</p>
    </div>
  )
}
