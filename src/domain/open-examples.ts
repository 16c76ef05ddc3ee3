import { OPEN_ROOT } from './open-data.ts'

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

/** Where the files of the client for TypeScript are. */
export const CLIENT_PATH = '/api/client'
