import { useState } from 'react'
import type { SeenListing } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useApproveMany } from './use-decide.ts'

type BulkBarProps = {
  /** Selected and still pending, each in the version that was selected. */
  selected: SeenListing[]
  pending: SeenListing[]
  onSelect: (listings: SeenListing[]) => void
}

const MAX_AT_ONCE = 100

/** Selects all pending listings on this screen, and approves the selection. */
export function BulkBar({ selected, pending, onSelect }: BulkBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const approve = useApproveMany()
  if (pending.length === 0) return null
  const isAll = selected.length === Math.min(pending.length, MAX_AT_ONCE)
  const words = selected.length === 1 ? '1 listing' : `${selected.length} listings`
  const submit = () =>
    approve.mutate(selected, {
      onSuccess: () => {
        setIsOpen(false)
        onSelect([])
      },
    })
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Button
        variant="outline"
        size="sm"
        onClick={() => onSelect(isAll ? [] : pending.slice(0, MAX_AT_ONCE))}
      >
        {isAll ? 'Select none' : 'Select all pending here'}
      </Button>
      {selected.length > 0 && (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Approve selected ({selected.length})
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={`Approve ${words}`}
          description={`Are you sure you want to approve ${selected.length === 1 ? 'this listing' : `these ${words}`}?`}
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button pending={approve.isPending} onClick={submit}>
                {approve.isPending ? 'Approving...' : 'Approve'}
              </Button>
            </>
          }
        >
          <FormError>{approve.error?.message}</FormError>
        </DialogContent>
      </Dialog>
    </div>
  )
}
