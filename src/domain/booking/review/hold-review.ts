import { hasContact } from '../../contacts.ts'
import { findScamSigns } from '../../messaging/scam-signs.ts'

/** What no review needs; a moderator looks at it first. */
const INSULTS =
  /\b(?:ass?hole|bastard|bitch|bullshit|cunt|dickhead|fag(?:got)?|fuck\w*|idiot|moron|motherfucker|nigg\w+|retard\w*|scumbag|shit\w*|slut|whore)\b/i

/** Whether a moderator reads it before anybody else does: signs of a scam, a way to reach somebody, an insult. */
export function needsLook(text: string): boolean {
  const read = text.normalize('NFKC')
  return findScamSigns(read).length > 0 || INSULTS.test(read) || hasContact(read)
}
