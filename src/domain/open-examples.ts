import { OPEN_ROOT } from './open-data.ts'

/** How a receiver checks a message, as `/open` prints it; a test runs it. */
export const VERIFY_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body: the bytes as they came; secret: whsec_… */
export function isFromPlacard(headers, body, secret) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const wanted = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}`

/** Commands that read the feeds; a test asks for what each asks for. */
export const FEED_EXAMPLES = (publicUrl: string) => [
  {
    says: 'What there is, with counts, hashes and the address of what changed since',
    command: `curl '${publicUrl}${OPEN_ROOT}/feed.json'`,
  },
  {
    says: 'All spaces, only if they changed',
    command: `curl --compressed --etag-save spaces.etag --etag-compare spaces.etag -o spaces.geojson '${publicUrl}${OPEN_ROOT}/spaces.geojson'`,
  },
  {
    says: 'What changed since, each space once; the last line says where to go on',
    command: `curl '${publicUrl}${OPEN_ROOT}/changes.jsonl?since=SINCE'`,
  },
]
