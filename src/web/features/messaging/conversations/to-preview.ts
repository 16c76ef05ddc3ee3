import type { Message } from '#contract/messaging/conversations.ts'

const PREVIEW = 60

export function toPreview({ body, attachments }: Message): string {
  const text = body || (attachments[0]?.name ?? 'Removed message')
  return text.length > PREVIEW ? `${text.slice(0, PREVIEW)}…` : text
}
