import { useQuery } from '@tanstack/react-query'
import type { PreviewedTerms, TermsChange } from '#contract/booking/booking-terms-templates.ts'
import { api } from '#web/platform/api.ts'
import { describeSpaceChange, summarizeTerms } from './summarize-terms.ts'

/** So many a request, as the server takes them. */
const AT_ONCE = 1000
/** Spaces named; the rest are counted. */
const LISTED = 50

/** Before a rate card or a template is applied: what changes of each space, with the price of four weeks before and after. */
export function TermsPreview({ ids, change }: { ids: readonly number[]; change: TermsChange }) {
  const { data, isError } = useQuery({
    queryKey: ['terms-preview', ids, change],
    queryFn: ({ signal }) => preview(ids, change, signal),
    staleTime: 0,
    gcTime: 0,
  })
  if (isError)
    return <p className="text-sm text-ink-soft">What changes could not be checked. Each is checked again.</p>
  if (!data)
    return (
      <p role="status" className="text-sm text-ink-soft">
        Checking what changes…
      </p>
    )
  const shown = data.filter(({ outcome }) => outcome !== 'unchanged')
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p role="status" className="font-semibold">
        {summarizeTerms(data)}
      </p>
      {shown.length > 0 && (
        <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto">
          {shown.slice(0, LISTED).map((space) => (
            <li key={space.id}>
              {space.title}: {describeSpaceChange(space)}
            </li>
          ))}
          {shown.length > LISTED && <li>and {(shown.length - LISTED).toLocaleString('en-US')} more.</li>}
        </ul>
      )}
    </div>
  )
}

async function preview(
  ids: readonly number[],
  change: TermsChange,
  signal: AbortSignal,
): Promise<PreviewedTerms[]> {
  const results: PreviewedTerms[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const body = { ids: ids.slice(at, at + AT_ONCE), change }
    results.push(...(await api('POST /api/my/spaces/terms/preview', { body, signal })))
  }
  return results
}
