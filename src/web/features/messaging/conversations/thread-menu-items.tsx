import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Ban, Bell, BellOff, ContactRound, Download, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { disclosureItemClasses } from '#web/ui/disclosure-menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { putSummary, refreshConversations } from './conversation-cache.ts'
import type { OpenDialog } from './thread-dialogs.tsx'

export type ThreadMenuProps = {
  conversation: Conversation
  now: Date
  onDialog: (dialog: OpenDialog) => void
}

const MUTES = [
  { mute: '8-hours', label: 'Mute for 8 hours' },
  { mute: 'week', label: 'Mute for a week' },
  { mute: 'always', label: 'Mute always' },
] as const

/** What can be done with a conversation. */
export function ThreadMenuItems({ conversation, now, onDialog }: ThreadMenuProps) {
  const { id, other, isArchived, isBlocked, mutedUntil } = conversation
  const update = useUpdate(id)
  const toHref = useApiHref()
  const isMuted = mutedUntil !== null && new Date(mutedUntil) > now
  const hasTheirs = conversation.messages.some(({ author }) => author === 'other')
  const mayTalk = useMay('talk')
  const canReach = mayTalk && !isBlocked && !other.hasLeft
  return (
    <>
      <Item onPress={() => update.mutate({ isArchived: !isArchived })}>
        {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        {isArchived ? 'Move to the inbox' : 'Archive'}
      </Item>
      {isMuted ? (
        <Item onPress={() => update.mutate({ mute: 'off' })}>
          <Bell aria-hidden="true" />
          Unmute
        </Item>
      ) : (
        MUTES.map(({ mute, label }) => (
          <Item key={mute} onPress={() => update.mutate({ mute })}>
            <BellOff aria-hidden="true" />
            {label}
          </Item>
        ))
      )}
      {canReach && (
        <Item onPress={() => onDialog({ kind: 'contact' })}>
          <ContactRound aria-hidden="true" />
          Share my contact details
        </Item>
      )}
      <a
        href={toHref(`/api/conversations/${id}/export`)}
        download={`conversation-${id}.txt`}
        className={disclosureItemClasses}
      >
        <Download aria-hidden="true" />
        Save as text
      </a>
      {hasTheirs && (
        <Item onPress={() => onDialog({ kind: 'report' })}>
          <Flag aria-hidden="true" />
          Report a message
        </Item>
      )}
      {mayTalk && (
        <Item onPress={() => onDialog({ kind: isBlocked ? 'unblock' : 'block' })}>
          <Ban aria-hidden="true" />
          <span className="truncate">
            {isBlocked ? 'Unblock' : 'Block'} {other.name}
          </span>
        </Item>
      )}
    </>
  )
}

function Item({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className={disclosureItemClasses}>
      {children}
    </button>
  )
}

type Change = { isArchived?: boolean; mute?: '8-hours' | 'week' | 'always' | 'off' }

function useUpdate(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) => api('PATCH /api/conversations/:id', { params: { id }, body }),
    onSuccess: (summary, { isArchived }) => {
      putSummary(queryClient, summary)
      refreshConversations(queryClient)
      if (isArchived) toast({ title: 'Archived', description: 'A new message brings it back.' })
    },
    onError: (error) => toast({ title: 'Not changed', description: error.message, variant: 'destructive' }),
  })
}
