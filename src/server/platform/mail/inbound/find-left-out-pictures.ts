import type { Attachment, Email } from 'postal-mime'
import { htmlToWords, PICTURE } from './html-to-words.ts'
import { splitReply } from './split-reply.ts'

/** Pictures that a mail shows only in what is left out of it, such as the logo of a signature. One that it shows nowhere was attached. */
export function findLeftOutPictures(mail: Email, sent: readonly string[] = []): ReadonlySet<Attachment> {
  const shown = mail.attachments.filter(
    ({ contentId, mimeType }) => contentId && mimeType.startsWith('image/'),
  )
  if (shown.length === 0 || !mail.html) return new Set()
  const { words, leftOut } = splitReply(joinPictures(htmlToWords(mail.html, { showsPictures: true })), sent)
  const isIn = (text: string, { contentId = '' }: Attachment) => {
    const id = contentId.replace(/^<|>$/g, '')
    return [id, encodeURIComponent(id)].some((one) => text.includes(`${PICTURE}${one}${PICTURE}`))
  }
  return new Set(shown.filter((picture) => isIn(leftOut, picture) && !isIn(words, picture)))
}

/** A picture on a line of its own stands with the line above it: it is no sentence below a signature. */
function joinPictures(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const above = lines.findLastIndex((one) => one.trim() !== '')
    if (above >= 0 && line.trimStart().startsWith(PICTURE)) lines[above] += line.trim()
    else lines.push(line)
  }
  return lines.join('\n')
}
