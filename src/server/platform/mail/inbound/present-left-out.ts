import { maskLinks } from '../mask-links.ts'
import { boundText } from './bound-text.ts'
import { maskOwnAddresses } from './mask-contacts.ts'
import type { ParsedMail } from './parse-mail.ts'

/** Two long mails of ours. */
const MAX_LEFT_OUT = 10_000

/** What of a mail is stored beside its words: without the credentials that a quoted mail may carry. */
export function presentLeftOut({
  leftOut,
  leftOutNotes,
}: Pick<ParsedMail, 'leftOut' | 'leftOutNotes'>): string {
  const text = boundText(maskLinks(maskOwnAddresses(leftOut)), MAX_LEFT_OUT)
  return [text, ...leftOutNotes].filter(Boolean).join('\n\n')
}
