import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'

interface FilterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  total: number | undefined
  onClear: () => void
  children: ReactNode
}

/** The filters in a sheet, where there is no room beside the results. Lazy-loaded on first open. */
export function FilterSheet({ isOpen, onOpenChange, total, onClear, children }: FilterSheetProps) {
  const show = total === undefined ? 'Show results' : `Show ${total.toLocaleString('en-US')} results`
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title="Filters">
        {children}
        <div className="sticky bottom-0 z-20 -mx-5 -mb-5 flex justify-between gap-2 border-t border-rule bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <DialogClose render={<Button>{show}</Button>} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
