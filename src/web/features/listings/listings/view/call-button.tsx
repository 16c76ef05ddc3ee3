import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface CallButtonProps {
  listingId: number
  phone: string | null
  /** Opens the form that asks for a call. */
  onAsk: () => void
  children: ReactNode
}

/** Under a finger, and without scripts, it calls; with a pointer it shows the number and a form. */
export function CallButton({ listingId, phone, onAsk, children }: CallButtonProps) {
  return (
    <>
      {phone && (
        <Button
          variant="outline"
          className="pointer-fine:not-noscript:hidden"
          render={<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} />}
          onClick={() => void countCall(listingId)}
        >
          {children}
        </Button>
      )}
      <Button
        variant="outline"
        className={phone ? 'noscript:hidden pointer-coarse:hidden' : 'noscript:hidden'}
        onClick={onAsk}
        aria-haspopup="dialog"
      >
        {children}
      </Button>
    </>
  )
}

/** Counted with the messages, for the seller; loaded when it is needed. */
async function countCall(listingId: number): Promise<void> {
  const { countContact } = await import('#web/platform/counts.ts')
  countContact(listingId)
}
