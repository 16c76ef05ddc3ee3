import { ATTACHMENTS } from '#domain/content/support.ts'

type Named = Pick<File, 'name' | 'size'>

/** Why the files that were added are not taken; undefined when they are. @param all with those that were there before */
export function refuseAttachments(
  all: readonly Named[],
  added: readonly Named[],
  isSignedIn: boolean,
): string | undefined {
  const tooLarge = added.find((file) => file.size > ATTACHMENTS.bytes)
  if (tooLarge) return `“${tooLarge.name}” is larger than 10 MB.`
  const together = all.reduce((sum, { size }) => sum + size, 0)
  if (!isSignedIn && together > ATTACHMENTS.guestBytes)
    return 'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.'
  if (all.length > ATTACHMENTS.max) return `Please attach at most ${ATTACHMENTS.max} files.`
  return undefined
}
