import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

type LeaveDialogProps = { onStay: () => void; onLeave: () => void }

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onStay()}>
      <DialogContent
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        footer={
          <>
            <Button variant="outline" onClick={onStay}>
              Stay
            </Button>
            <Button variant="destructive" onClick={onLeave}>
              Leave
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
