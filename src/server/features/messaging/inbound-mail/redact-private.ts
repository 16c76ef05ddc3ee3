import { maskOwnAddresses } from '../../../platform/mail/inbound/mask-contacts.ts'

/** What a mail program may have copied into an answer and the other side must not see. */
export interface Private {
  /** E-mail addresses of both sides. */
  addresses: readonly string[]
  /** Of addresses that answers go to. */
  tokens: readonly string[]
}

const GONE = '[e-mail address]'

/** Takes both sides' addresses and all our own reply addresses out of a text, however they are written there. */
export function redactPrivate(text: string, { addresses, tokens }: Private): string {
  const secrets = [...addresses.flatMap((one) => [one, encodeURIComponent(one)]), ...tokens]
  const redacted = secrets.reduce((rest, secret) => replaceAny(rest, secret), maskOwnAddresses(text))
  return redacted.replaceAll(`${GONE}<mailto:${GONE}>`, GONE).replaceAll(`<mailto:${GONE}>`, GONE).trim()
}

/** In any case of letters. */
function replaceAny(text: string, secret: string): string {
  const wanted = secret.toLowerCase()
  const lower = text.toLowerCase()
  // some letters change their length with their case: then by their exact spelling
  if (wanted === '' || lower.length !== text.length) return secret ? text.replaceAll(secret, GONE) : text
  const parts: string[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), GONE)
    from = at + wanted.length
  }
  return parts.join('') + text.slice(from)
}
