import type { Revision } from '#contract/listings/listings-revisions.ts'
import { Button } from '#web/ui/button.tsx'
import { MAX_AT_ONCE } from './bulk-bar.tsx'
import { listSellers } from './list-sellers.ts'

type SelectEditsProps = {
  revisions: readonly Revision[]
  chosen: readonly number[]
  onSelect: (ids: number[]) => void
}

/** Selects the edits on this screen: all, or those of one seller. */
export function SelectEdits({ revisions, chosen, onSelect }: SelectEditsProps) {
  const all = revisions.slice(0, MAX_AT_ONCE).map(({ id }) => id)
  const isAll = chosen.length === all.length
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => onSelect(isAll ? [] : all)}>
        {isAll ? 'Select none' : 'Select all edits here'}
      </Button>
      {listSellers(revisions).map(({ name, ids }) => (
        <Button key={ids[0]} variant="outline" size="sm" onClick={() => onSelect(ids)} className="max-w-64">
          <span className="truncate">
            {ids.length} of {name}
          </span>
        </Button>
      ))}
    </>
  )
}
