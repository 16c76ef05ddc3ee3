const MASK = '[masked]'

/** Longer texts are truncated first: no error needs more, and it bounds the time of every expression. */
const MAX_CHARACTERS = 8_000

/** ReDoS: every repetition is bounded or cannot overlap what follows it, so matching takes linear time. */
const SECRETS: [RegExp, string | ((found: string) => string)][] = [
  // tokens and signatures in links
  [/([?&](?:token|code|key|secret|signature)=)[^\s&"'<>]+/gi, `$1${MASK}`],
  // mail addresses, reply addresses with their tokens, and credentials in URLs
  [/[^\s<>"'(),;@/\\[\]]{1,64}@[a-z0-9.-]{1,253}/gi, MASK],
  // session and mail tokens are 43 characters of base64url, hashes 64 of hex; a long slug is neither
  [/[\w-]{40,}/g, (run) => (/[A-Z]/.test(run) || /^[0-9a-f]+$/.test(run) ? MASK : run)],
]

/** Masks tokens, addresses and key-like strings in text that other people may read. */
export function maskSecrets(text: string): string {
  return SECRETS.reduce(
    (masked, [pattern, replacement]) => masked.replace(pattern, replacement as string),
    text.slice(0, MAX_CHARACTERS),
  )
}
