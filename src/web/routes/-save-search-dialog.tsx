import { Link } from '@tanstack/react-router'
import { toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { SearchPace } from '../features/discovery/alerts/search-pace.tsx'
import { SaveSearchDialog as Dialog } from '../features/discovery/saved/save-search-dialog.tsx'
import { parseSearchState, type SearchState } from '../features/discovery/search/search-state.ts'
import { suggestName, toSavedSearch } from '../features/discovery/search/suggest-name.ts'

type SaveSearchDialogProps = {
  state: SearchState
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The saved-search dialog, with the search page's own naming, saving and opening of a search. */
export function SaveSearchDialog({ state, ...dialog }: SaveSearchDialogProps) {
  return (
    <Dialog
      search={toSavedSearch(state)}
      suggestedName={suggestName(state)}
      pace={<SearchPace filters={toFilterQuery(state)} />}
      renderLink={(saved, link) => (
        <Link to="/" search={parseSearchState(saved.search)} {...link}>
          {saved.name}
        </Link>
      )}
      {...dialog}
    />
  )
}
