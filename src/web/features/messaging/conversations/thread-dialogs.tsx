import { lazy, Suspense } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'

export type OpenDialog =
  /** Of this message, else of one that is chosen there. */
  { kind: 'report'; seq?: number } | { kind: 'block' | 'unblock' | 'contact' }

type ThreadDialogsProps = {
  open: OpenDialog | null
  conversation: Conversation
  messages: readonly Message[]
  onClose: () => void
}

const ReportDialog = lazy(() =>
  import('./report-message-dialog.tsx').then((m) => ({ default: m.ReportMessageDialog })),
)
const BlockDialog = lazy(() => import('./block-dialog.tsx').then((m) => ({ default: m.BlockDialog })))
const ShareDialog = lazy(() =>
  import('./share-contact-dialog.tsx').then((m) => ({ default: m.ShareContactDialog })),
)

/** The dialogs of a conversation; each is loaded when it is first asked for. */
export function ThreadDialogs({ open, conversation, messages, onClose }: ThreadDialogsProps) {
  if (!open) return null
  const given = { conversation, onClose }
  return (
    <Suspense>
      {open.kind === 'report' && <ReportDialog {...given} messages={messages} seq={open.seq} />}
      {(open.kind === 'block' || open.kind === 'unblock') && (
        <BlockDialog {...given} isBlocked={open.kind === 'unblock'} />
      )}
      {open.kind === 'contact' && <ShareDialog {...given} />}
    </Suspense>
  )
}
