import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'

/** Why none of these files is taken; null when all are. @param room for so many more */
export function refuseFiles(files: readonly Pick<File, 'name' | 'size'>[], room: number): string | null {
  const tooLarge = files.find((file) => file.size > CONVERSATION_LIMITS.attachmentBytes)
  if (tooLarge) return `“${tooLarge.name}” is larger than 10 MB.`
  return files.length > room ? 'Attach at most five files.' : null
}
