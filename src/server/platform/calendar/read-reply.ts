import ICAL from 'ical.js'

/** What somebody's calendar program answers to an invitation. */
export interface CalendarReply {
  uid: string
  /** Of the invitation that is answered. */
  sequence: number
  answer: 'accepted' | 'declined' | 'tentative'
}

/** A reply is one event of a few hundred bytes; programs that repeat its description stay far below this. */
const MAX_LENGTH = 100_000

const ANSWERS: Partial<Record<string, CalendarReply['answer']>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
}

/** Reads a calendar file that came by mail (RFC 5546, METHOD:REPLY). @returns null for everything else */
export function readReply(text: string): CalendarReply | null {
  if (text.length > MAX_LENGTH) return null
  const calendar = parseCalendar(text)
  const event = calendar?.getFirstSubcomponent('vevent')
  if (!event || textOf(calendar, 'method')?.toUpperCase() !== 'REPLY') return null
  const uid = textOf(event, 'uid')
  const attendees = event.getAllProperties('attendee')
  const answer = ANSWERS[String(attendees[0]?.getFirstParameter('partstat')).toUpperCase()]
  if (!uid || attendees.length !== 1 || !answer) return null
  const sequence = Number(textOf(event, 'sequence') ?? 0)
  return { uid, sequence: Number.isSafeInteger(sequence) ? sequence : 0, answer }
}

/** The parser throws whatever it stumbles over. */
function parseCalendar(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    return calendar.name === 'vcalendar' ? calendar : null
  } catch {
    return null
  }
}

function textOf(component: ICAL.Component | null, name: string): string | null {
  const value = component?.getFirstPropertyValue(name)
  return value === null || value === undefined ? null : String(value)
}
