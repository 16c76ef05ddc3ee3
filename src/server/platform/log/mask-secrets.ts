const MASK = '[masked]'

/** Longer texts are cut before anything looks at them: no error needs more, and no expression runs over more. */
const MAX_CHARACTERS = 8_000

/** Every repetition is bounded or cannot overlap what follows it, so the time grows with the length alone. */
const SECRETS: [RegExp, string | ((found: string) => string)][] = [
  // what a link carries to prove who opens it
  [/([?&](?:token|code|key|secret|signature)=)[^\s&"'<>]+/gi, `$1${MASK}`],
  // addresses of people, reply addresses with their tokens, and the credentials of a URL
  [/[^\s<>"'(),;@/\\[\]]{1,64}@[a-z0-9.-]{1,253}/gi, MASK],
  // session and mail tokens are 43 characters of base64url, hashes 64 of hex; a long slug is neither
  [/[\w-]{40,}/g, (run) => (/[A-Z]/.test(run) || /^[0-9a-f]+$/.test(run) ? MASK : run)],
]

/** Any text that a person of another account may read: no token, no address, nothing that looks like a key. */
export function maskSecrets(text: string): string {
  return SECRETS.reduce(
    (masked, [pattern, replacement]) => masked.replace(pattern, replacement as string),
    text.slice(0, MAX_CHARACTERS),
  )
}
