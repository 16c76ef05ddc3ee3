import type { Conversation, ConversationSummary, Message } from '#contract/messaging/conversations.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { isOwnPicture, toIllustrationUrl } from '#domain/listings/pictures.ts'
import type { Side, SystemEvent } from '#domain/messaging/conversation.ts'
import { findScamSigns } from '#domain/messaging/scam-signs.ts'
import { presentAttachment } from '../attachments/present.ts'
import type { MessageView } from './message-queries.ts'
import type { ConversationView } from './queries.ts'

const PREVIEW = 160

export function presentSummary(row: ConversationView): ConversationSummary {
  return {
    id: row.id,
    side: row.side,
    listing: {
      id: row.listing_id,
      title: row.title,
      location: row.location_text,
      imageUrl: row.images.find(({ url }) => isOwnPicture(url))?.url ?? toIllustrationUrl(row.ad_type),
      status: row.listing_status,
    },
    booking: row.booking_id === null ? null : toBooking(row.booking_id),
    other: {
      id: row.other_id,
      name: row.other_name ?? row.other_username,
      company: row.other_company,
      isVerified: row.other_status !== 'pending',
      hasLeft: row.other_deleted_at !== null,
    },
    preview: row.preview?.slice(0, PREVIEW) ?? '',
    isPreviewMine: row.preview_side === row.side,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unread: row.last_seq - row.read_seq,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    isArchived: row.archived_at !== null,
    mutedUntil: row.muted_until?.toISOString() ?? null,
    isBlocked: Boolean(row.is_blocked),
    createdAt: row.created_at.toISOString(),
    lastMessageAt: row.last_message_at.toISOString(),
  }
}

function toBooking(id: number): ConversationSummary['booking'] {
  return { id, reference: toBookingReference(id) }
}

export function presentConversation(
  row: ConversationView,
  page: { messages: MessageView[]; olderBefore: number | null },
  readerId: number,
): Conversation {
  const reader = { id: readerId, side: row.side }
  return {
    ...presentSummary(row),
    messages: page.messages.map((message) => presentMessage(message, reader)),
    olderBefore: page.olderBefore,
  }
}

/** A message as a member of either side sees it: the only way it leaves the server. */
export function presentMessage(row: MessageView, reader: MessageReader): Message {
  const by = toAuthor(row, reader)
  const author = row.author_id === null ? 'placard' : by
  return {
    seq: row.seq,
    author,
    kind: row.kind,
    body: row.body,
    leftOut: row.left_out,
    by: by !== 'placard' && !isOwn(row, reader) ? row.writer : null,
    event: row.data && { ...toEvent(row.data), by },
    via: row.via,
    clientId: isOwn(row, reader) ? row.client_id : null,
    attachments: row.attachments.map(presentAttachment),
    scamSigns: author === 'other' ? findScamSigns(row.body) : [],
    isRedacted: row.redacted_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}

export interface MessageReader {
  id: number
  side: Side
}

/** A colleague's words are one's own side's. */
function toAuthor({ side, author_id, data }: MessageView, reader: MessageReader): Message['author'] {
  if ((author_id ?? data?.by ?? null) === null) return 'placard'
  return side === reader.side ? 'me' : 'other'
}

function isOwn({ author_id, data }: MessageView, { id }: MessageReader): boolean {
  return (author_id ?? data?.by) === id
}

function toEvent({ by: _, ...event }: SystemEvent) {
  return event
}
