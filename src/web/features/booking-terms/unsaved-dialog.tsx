import { useBlocker } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** Asks before a page with unsaved changes is left. */
export function UnsavedDialog({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <Dialog open={status === 'blocked'} onOpenChange={(isOpen) => !isOpen && reset?.()}>
      <DialogContent
        title="Leave without saving?"
        description="What you changed on this page is not saved yet."
        footer={
          <>
            <Button variant="outline" onClick={reset}>
              Stay
            </Button>
            <Button variant="destructive" onClick={proceed}>
              Leave
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
