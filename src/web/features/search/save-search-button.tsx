import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { SavedSearchesDialog } from './saved-searches-dialog.tsx'
import type { SearchState } from './search-state.ts'

/** Keeps a search from wherever it was put together. */
export function SaveSearchButton({ state }: { state: SearchState }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <Bookmark aria-hidden="true" />
        Save Search
      </Button>
      <SavedSearchesDialog state={state} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
