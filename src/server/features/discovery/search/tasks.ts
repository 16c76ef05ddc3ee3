import type { AppContext } from '../../../context.ts'
import { pruneListingChanges } from './listing-index.ts'

export function searchTasks({ db }: AppContext) {
  return { 'prune-listing-changes': () => pruneListingChanges(db) }
}

export const SEARCH_CRON = '41 * * * * prune-listing-changes'
