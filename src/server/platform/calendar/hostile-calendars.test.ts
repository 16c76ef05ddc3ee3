import { describe, expect, it } from 'vitest'
import { readBusyDays } from './read-busy-days.ts'

const MB = 1024 * 1024
const FRAME = {
  from: '2027-03-01',
  to: '2028-03-01',
  zone: 'America/Los_Angeles',
  ownHost: 'placard.example',
}
const GOOD = ['BEGIN:VEVENT', 'UID:good', 'DTSTART;VALUE=DATE:20270309', 'SUMMARY:Taken', 'END:VEVENT'].join(
  '\n',
)
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\n')
const read = (text: string) => readBusyDays({ text, ...FRAME })
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:x', ...lines, 'END:VEVENT'].join('\n')
const START = 'DTSTART:20270310T000000Z'
const repeat = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at))

const longLine = `SUMMARY:${'a'.repeat(MB)}`
const folded = `DESCRIPTION:a${'\n b'.repeat(MB / 3)}`
const days = (count: number) => repeat(count, (at) => `2027${String(100 + (at % 9))}0T000000Z`).join(',')

/** As large as a file may be, and as unkind to whoever reads it. */
const HOSTILE: Record<string, string> = {
  'a line of a megabyte': calendar(event(START, longLine), GOOD),
  'a line that is folded 350,000 times': calendar(event(START, folded), GOOD),
  '15,000 events': calendar(...repeat(15_000, () => event(START)), GOOD),
  '70,000 parts one within another': calendar(...repeat(70_000, () => 'BEGIN:VEVENT'), GOOD),
  '50,000 parts that nobody knows': calendar(...repeat(50_000, (at) => `BEGIN:X${at}`), GOOD),
  '60,000 parameters': calendar(
    event(`DTSTART${repeat(60_000, (at) => `;X${at}=1`).join('')}:20270310`),
    GOOD,
  ),
  '200,000 quotes that do not end': calendar(event(START, `X-A;B=${'"'.repeat(200_000)}:1`), GOOD),
  '60,000 days left out': calendar(event(START, 'RRULE:FREQ=DAILY', `EXDATE:${days(60_000)}`), GOOD),
  'a rule of every second': calendar(event('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'), GOOD),
  'a thousand rules that never come true': calendar(
    ...repeat(1_000, () => event(START, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')),
    GOOD,
  ),
  'a thousand rules of every second': calendar(
    ...repeat(1_000, (at) => event('DTSTART:19700101T000000Z', `RRULE:FREQ=SECONDLY;INTERVAL=${at + 1}`)),
    GOOD,
  ),
  'a year that nobody sees': calendar(
    event('DTSTART:99991231T235959Z', 'RRULE:FREQ=YEARLY;INTERVAL=999999'),
    GOOD,
  ),
  'no end of bytes that are no text': '\u0000'.repeat(MB),
}

describe('calendars that are made to be dear', () => {
  it.each(Object.keys(HOSTILE))('%s: read, or refused in words', { timeout: 30_000 }, async (name) => {
    const said = await read(HOSTILE[name] ?? '').then(
      ({ ranges }) => ranges.map(({ first }) => first).join(' '),
      (error: Error) => error.message,
    )
    // what was to be read besides is read, or its owner is told why nothing is
    expect(said).toMatch(/2027-03-09|^It .+\.$|^There is no calendar/)
  })

  it('the next one is read as ever, and one at a time', { timeout: 60_000 }, async () => {
    const endless = HOSTILE['a thousand rules of every second'] ?? ''
    const asked = [read(endless), read(calendar(GOOD)), read(endless), read(calendar(GOOD))]
    const [, second, , fourth] = await Promise.allSettled(asked)
    const taken = { status: 'fulfilled', value: { ranges: [{ first: '2027-03-09', last: '2027-03-09' }] } }
    expect([second, fourth]).toMatchObject([taken, taken])
  })
})
