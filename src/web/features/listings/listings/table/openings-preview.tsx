import { useQuery } from '@tanstack/react-query'
import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'
import { api } from '#web/platform/api.ts'
import { summarizeOpenings } from './summarize-openings.ts'

/** So many a request, as the server takes them. */
const AT_ONCE = 1000
/** Reasons named; the rest are counted. */
const LISTED = 50

/** Before many are opened: how many will be, how many are, and which cannot, with the reason. */
export function OpeningsPreview({ ids }: { ids: readonly number[] }) {
  const { data, isError } = useQuery({
    queryKey: ['openings', ids],
    queryFn: ({ signal }) => preview(ids, signal),
    staleTime: 0,
    gcTime: 0,
  })
  if (isError)
    return (
      <p className="text-sm text-ink-soft">What can be opened could not be checked. Each is checked again.</p>
    )
  if (!data)
    return (
      <p role="status" className="text-sm text-ink-soft">
        Checking which can be opened…
      </p>
    )
  const refused = data.filter(({ outcome }) => outcome === 'refused')
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p role="status" className="font-semibold">
        {summarizeOpenings(data)}
      </p>
      {refused.length > 0 && (
        <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto">
          {refused.slice(0, LISTED).map(({ id, title, message }) => (
            <li key={id}>
              {title}: {message}
            </li>
          ))}
          {refused.length > LISTED && <li>and {(refused.length - LISTED).toLocaleString('en-US')} more.</li>}
        </ul>
      )}
    </div>
  )
}

async function preview(ids: readonly number[], signal: AbortSignal): Promise<SpaceChangeResult[]> {
  const results: SpaceChangeResult[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const body = { ids: ids.slice(at, at + AT_ONCE) }
    results.push(...(await api('POST /api/my/spaces/openings/preview', { body, signal })))
  }
  return results
}
