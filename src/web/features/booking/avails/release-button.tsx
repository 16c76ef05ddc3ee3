import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { type listChosen, toCells } from './chosen-cells.ts'
import { useReleaseCells } from './use-hold-cells.ts'

type ReleaseButtonProps = {
  cells: ReturnType<typeof listChosen>
  isTooMany: boolean
  onDone: () => void
}

/** Frees the chosen cells. Asked once more: others may book them at once, and a hold is not had back. */
export function ReleaseButton({ cells, isTooMany, onDone }: ReleaseButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const release = useReleaseCells({ onReleased: onDone })
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        disabled={isTooMany}
        pending={release.isPending}
        onClick={() => setAsked(true)}
      >
        Release
      </Button>
      <Dialog open={isAsked} onOpenChange={setAsked}>
        <DialogContent
          title="Release these dates?"
          description="Holds for clients end as a whole, blocked days are free again, and anyone can book them. What is sold or in a contract stays."
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button
                onClick={() => {
                  setAsked(false)
                  release.mutate(toCells(cells))
                }}
              >
                Release them
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  )
}
