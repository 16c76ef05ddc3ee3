import type { MessageAttachment } from '#contract/messaging/conversations.ts'

export function isPicture({ mediaType, width, height }: MessageAttachment): boolean {
  return mediaType.startsWith('image/') && width !== null && height !== null
}
