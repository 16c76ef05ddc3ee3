import type { Selectable } from 'kysely'
import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import type { MessageAttachmentsTable } from '../../../platform/db/tables.gen.ts'

type Shown = Pick<
  Selectable<MessageAttachmentsTable>,
  'id' | 'name' | 'media_type' | 'size_bytes' | 'width' | 'height'
>

export function presentAttachment(file: Shown): MessageAttachment {
  return {
    id: file.id,
    name: file.name,
    mediaType: file.media_type,
    sizeBytes: file.size_bytes,
    width: file.width,
    height: file.height,
    url: `/api/attachments/${file.id}`,
  }
}
