import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface CallButtonProps {
  phone: string | null
  /** Opens the form that asks for a call. */
  onAsk: () => void
  children: ReactNode
}

/** Under a finger, and without scripts, it calls; with a pointer it shows the number and a form. */
export function CallButton({ phone, onAsk, children }: CallButtonProps) {
  return (
    <>
      {phone && (
        <Button
          variant="outline"
          className="pointer-fine:not-noscript:hidden"
          render={<a href={`tel:${phone.replace(/[^\d+]/g, '')}`} />}
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
