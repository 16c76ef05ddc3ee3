import { lazy } from 'react'
import { SaveSearchButton } from '../features/discovery/saved/save-search-button.tsx'
import type { SearchState } from '../features/discovery/search/search-state.ts'

const SaveSearchDialog = lazy(() =>
  import('./-save-search-dialog.tsx').then((m) => ({ default: m.SaveSearchDialog })),
)

/** Saves a search from any screen that composes one. */
export function SaveSearch({ state, children }: { state: SearchState; children?: string }) {
  return (
    <SaveSearchButton renderDialog={(dialog) => <SaveSearchDialog state={state} {...dialog} />}>
      {children}
    </SaveSearchButton>
  )
}
