import { CalendarError } from '../../../platform/calendar/read-busy-days.ts'
import { askForFile } from '../../../platform/http/ask-for-file.ts'
import type { Outgoing } from '../../../platform/http/outgoing.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1024 * 1024
const HEADERS = { accept: 'text/calendar', 'user-agent': 'Placard calendars' }

export type Fetched = 'same' | { text: string; etag: string | null }

/** Asks for a calendar file. @param etag of the version at hand. @throws CalendarError in words for its owner */
export async function fetchCalendar(outgoing: Outgoing, url: string, etag: string | null): Promise<Fetched> {
  const server = "The calendar's server"
  const asked = { server, url, headers: HEADERS, etag, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
  const found = await askForFile(outgoing, asked)
  if ('problem' in found) throw new CalendarError(found.problem)
  const { answer } = found
  if (answer.status === 304) return 'same'
  if (answer.bytes.length >= MAX_BYTES) throw new CalendarError('It is larger than 1 MB.')
  return { text: answer.text, etag: answer.etag }
}
