import { conversationPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Config } from '../../../config.ts'
import { type CalendarMethod, writeCalendar } from '../../../platform/calendar/write-calendar.ts'
import type { MemberSettings } from '../../../platform/mail/reply-address.ts'
import type { ViewingRow } from './lock-viewing.ts'
import { calendarAddress, otherSide, type Parties, type Party } from './parties.ts'

interface Invitation {
  viewing: ViewingRow
  parties: Parties
  recipient: Party
  now: Date
}

/**
 * An agreed viewing as a file for one side's calendar. The organizer is that side's own masked address and the only attendee
 * is the recipient, so that the other side is there by name alone.
 */
export function writeInvitation(
  config: Pick<Config, 'PUBLIC_URL'> & MemberSettings,
  method: CalendarMethod,
  { viewing, parties, recipient, now }: Invitation,
): string {
  const other = parties.names[otherSide(recipient.side)]
  const url = conversationUrl(config, viewing)
  return writeCalendar(method, {
    uid: viewing.uid,
    sequence: viewing.sequence,
    start: required(viewing.starts_at),
    end: required(viewing.ends_at),
    stampedAt: now,
    summary: `Viewing of “${parties.title}”`,
    description: `With ${other}.\nMove or cancel it: ${url}`,
    location: viewing.place,
    url,
    organizer: { name: `${other} via Placard`, address: calendarAddress(config, recipient) },
    // RFC 5546 (3.2.1): what is published has nobody to answer
    ...(method === 'PUBLISH' ? {} : { attendee: { name: recipient.name, address: recipient.email } }),
  })
}

export function conversationUrl(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { conversation_id }: Pick<ViewingRow, 'conversation_id'>,
): string {
  return `${PUBLIC_URL}${conversationPath(conversation_id)}`
}
