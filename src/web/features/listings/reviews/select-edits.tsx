import type { Revision } from '#contract/listings/listings-revisions.ts'
import { required } from '#domain/required.ts'
import { Button } from '#web/ui/button.tsx'
import { MAX_AT_ONCE } from './bulk-bar.tsx'

type SelectEditsProps = {
  revisions: readonly Revision[]
  chosen: readonly number[]
  onSelect: (ids: number[]) => void
}

/** Sellers named by a button of their own: those with several edits, the most first. */
const MAX_SELLERS = 4

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

/** None when all edits are one seller's. */
function listSellers(revisions: readonly Revision[]): { name: string; ids: number[] }[] {
  const groups = Map.groupBy(revisions, ({ listing }) => listing.sellerId)
  if (groups.size < 2) return []
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SELLERS)
    .map((own) => {
      const { seller } = required(own[0]).listing
      return { name: seller.company ?? seller.name, ids: own.slice(0, MAX_AT_ONCE).map(({ id }) => id) }
    })
}
