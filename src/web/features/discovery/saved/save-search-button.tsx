import { Bookmark } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

interface DialogState {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Opens the dialog that saves a search; the dialog is lazy-loaded on first use. */
export function SaveSearchButton({
  renderDialog,
  children = 'Save Search',
}: {
  renderDialog: (state: DialogState) => ReactNode
  /** What the button says. */
  children?: string | undefined
}) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const onOpenChange = (isOpen: boolean) => setDialog(isOpen ? 'open' : 'closed')
  return (
    <>
      <Button variant="outline" onClick={() => setDialog('open')} aria-haspopup="dialog">
        <Bookmark aria-hidden="true" />
        <span data-label>{children}</span>
      </Button>
      {dialog !== 'never' && <Suspense>{renderDialog({ isOpen: dialog === 'open', onOpenChange })}</Suspense>}
    </>
  )
}
