import { lazy, Suspense, useState } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((m) => ({ default: m.OfferDialog })))

/** Beside a conversation, for its seller: dates and a price before anything was asked for. */
export function OfferButton({ conversation }: { conversation: Conversation }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!useMay('sell')) return null
  return (
    <div className="border-t border-rule px-4 py-3 xl:p-5">
      <LaterButtons>
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          Make an offer
        </Button>
      </LaterButtons>
      <Suspense>
        {isOpen && <OfferDialog conversation={conversation} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}
