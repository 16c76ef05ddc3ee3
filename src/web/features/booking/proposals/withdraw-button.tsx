import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'

type WithdrawButtonProps = { isBusy: boolean; onWithdraw: () => void }

/** Takes a proposal back. Asked once more: it cannot be sent again, and what it held is anybody's. */
export function WithdrawButton({ isBusy, onWithdraw }: WithdrawButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" disabled={isBusy} onClick={() => setAsked(true)}>
        Withdraw
      </Button>
      <Dialog open={isAsked} onOpenChange={setAsked}>
        <DialogContent
          title="Withdraw this proposal?"
          description="Its link no longer works, the dates that it holds are free, and it cannot be sent again."
          footer={
            <>
              <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
              <Button
                onClick={() => {
                  setAsked(false)
                  onWithdraw()
                }}
              >
                Withdraw it
              </Button>
            </>
          }
        />
      </Dialog>
    </>
  )
}
