import { CalendarError } from '../../../platform/calendar/read-busy-days.ts'
import { type Outgoing, RefusedAddressError } from '../../../platform/http/outgoing.ts'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 1024 * 1024

export type Fetched = 'same' | { text: string; etag: string | null }

/** Asks for a calendar file. @param etag of the version at hand. @throws CalendarError in words for its owner */
export async function fetchCalendar(outgoing: Outgoing, url: string, etag: string | null): Promise<Fetched> {
  const answer = await ask(outgoing, url, etag)
  const { status, text, bytes } = answer
  if (status === 304) return 'same'
  if (status >= 300 && status < 400)
    throw new CalendarError('This address leads on to another one. Give that one instead.')
  if (status !== 200) throw new CalendarError(`The calendar's server answered ${status}.`)
  if (bytes.length >= MAX_BYTES) throw new CalendarError('It is larger than 1 MB.')
  return { text, etag: answer.etag?.slice(0, 200) ?? null }
}

async function ask(outgoing: Outgoing, url: string, etag: string | null) {
  try {
    return await outgoing({
      url,
      method: 'GET',
      headers: {
        accept: 'text/calendar',
        'user-agent': 'Placard calendars',
        ...(etag && { 'if-none-match': etag }),
      },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    })
  } catch (error) {
    if (error instanceof RefusedAddressError) throw new CalendarError(`${error.message}.`)
    throw new CalendarError("The calendar's server could not be reached.")
  }
}
