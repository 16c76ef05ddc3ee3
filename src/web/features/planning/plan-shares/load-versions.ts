import type { QueryClient } from '@tanstack/react-query'
import { versionQuery, versionsQuery } from './queries.ts'
import { readVersionNumber, type VersionSearch } from './version-words.ts'

/** What the page of versions shows; it shows a failure itself. */
export async function loadVersions(
  queryClient: QueryClient,
  id: number,
  search: VersionSearch,
): Promise<void> {
  await queryClient.query(versionsQuery(id)).catch(() => null)
  for (const text of [search.open, search.with]) {
    const version = readVersionNumber(text)
    if (version !== undefined) await queryClient.query(versionQuery(id, version)).catch(() => null)
  }
}
