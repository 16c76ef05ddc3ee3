import { findScamSigns } from '../../messaging/scam-signs.ts'

const CONTACTS = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /\b(?:https?:\/\/|www\.)\S/i,
  /\b[\w-]+\.(?:com|net|org|biz|info|io|co|us|shop|site|xyz)\b/i,
  // seven digits and more, however they are set apart; no dates and no amounts
  /(?<![\d$.,-])\+?\(?\d{3}\)?[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?![\d%])/,
]

/** What no review needs; a moderator looks at it first. */
const INSULTS =
  /\b(?:ass?hole|bastard|bitch|bullshit|cunt|dickhead|fag(?:got)?|fuck\w*|idiot|moron|motherfucker|nigg\w+|retard\w*|scumbag|shit\w*|slut|whore)\b/i

/** Whether a moderator reads it before anybody else does: signs of a scam, a way to reach somebody, an insult. */
export function needsLook(text: string): boolean {
  const read = text.normalize('NFKC')
  return (
    findScamSigns(read).length > 0 || INSULTS.test(read) || CONTACTS.some((pattern) => pattern.test(read))
  )
}
