import { lazy, Suspense, useState } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { LaterButtons } from '#web/ui/later-buttons.tsx'

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((m) => ({ default: m.OfferDialog })))

const ProposeDialog = lazy(() => import('./propose-dialog.tsx').then((m) => ({ default: m.ProposeDialog })))

/** Beside a conversation, for its seller: dates and a price before anything was asked for, and a proposal with them at any time. */
export function OfferButton({ conversation }: { conversation: Conversation }) {
  const [open, setOpen] = useState<'offer' | 'propose' | null>(null)
  if (!useMay('sell')) return null
  const onClose = () => setOpen(null)
  return (
    <div className="border-t border-rule px-4 py-3 xl:p-5">
      <LaterButtons>
        {!conversation.booking && (
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('offer')}>
            Make an offer
          </Button>
        )}
        <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen('propose')}>
          Propose
        </Button>
      </LaterButtons>
      <Suspense>
        {open === 'offer' && <OfferDialog conversation={conversation} onClose={onClose} />}
        {open === 'propose' && <ProposeDialog conversation={conversation} onClose={onClose} />}
      </Suspense>
    </div>
  )
}
