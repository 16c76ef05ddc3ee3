import { readCalendar } from '#server/platform/calendar/read-calendar.ts'

export const FRAME = {
  from: '2027-03-01',
  to: '2028-08-22',
  zone: 'America/Los_Angeles',
  ownHost: 'placard.example',
}
/** One event, on `GOOD`. */
export const HEALTHY = 'BEGIN:VEVENT\nUID:good\nDTSTART;VALUE=DATE:20270501\nEND:VEVENT'

export const readOddity = (text: string) => {
  const { ranges, unread } = readCalendar({ text, ...FRAME })
  return { days: ranges.map(({ first, last }) => (first === last ? first : `${first} ${last}`)), unread }
}
export const wrap = (body: string) => `BEGIN:VCALENDAR\nVERSION:2.0\n${body}\nEND:VCALENDAR\n`
export const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:1@elsewhere', ...lines, 'END:VEVENT'].join('\n')
/** An event beside one that is in order. */
export const beside = (...lines: string[]) => wrap(`${event(...lines)}\n${HEALTHY}`)
export const GOOD = '2027-05-01'
export const SERIES = ['DTSTART;VALUE=DATE:20270308', 'RRULE:FREQ=WEEKLY;COUNT=3']
export const RULED = ['2027-03-08', '2027-03-15', '2027-03-22']
export const NY = 'DTSTART;TZID=America/New_York'

/** @param unread how many parts are named as not read */
export type OddityRow = [what: string, file: string, days: string[], unread?: number]
