import { describe, expect, it } from 'vitest'
import { describeHours, isWithin, minutesOf, readHours } from './hours.ts'
import { type ReadRuns, RUN_LIMITS, readRunHead, readRuns } from './read-runs.ts'
import type { ChosenColumns } from './run-columns.ts'

const read = (text: string | Uint8Array<ArrayBuffer>, columns?: ChosenColumns) => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  // in pieces, as a file comes
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
    bytes.slice(at * 7, at * 7 + 7),
  )
  return readRuns(() => pieces, columns)
}
const counted = async (text: string, columns?: ChosenColumns) => (await read(text, columns)) as ReadRuns
const refused = async (text: string) => ((await read(text)) as { refusal: string }).refusal

describe('a log', () => {
  it.each([
    ['days and plays', 'day,plays,seconds\n2027-03-01,144,8\n2027-03-02,"1,440",8\n', 1584, 2],
    [
      'a player, a line each',
      'Timestamp;Duration\n2027-03-01T06:00:00;00:00:08\n2027-03-01T06:01:04;0:08\n',
      2,
      1,
    ],
    ['a station, US days', 'Air Date\tAir Time\tLength\tProgram\n3/1/2027\t6:15 AM\t:30\tMorning\n', 1, 1],
    ['words above, and semicolons', 'Player 7\nMarch\nDate;Plays\n2027-03-01;5\n', 5, 1],
    ['words above and sums below', 'Player 7\nMarch\n\nDate,Plays\n3/1/27,5\nTotal,5\n\n', 5, 1],
    ['names that begin like a sum', 'date,spots,ad\n3/1/2027,2,Total Wine\n3/1/2027,3,Sum 41\n', 5, 1],
    ['sums of each day', 'date,spots,ad\n3/1/2027,2,A\n3/1/2027,2,Subtotal\n', 2, 1],
    ['several lines a day', 'date,spots\n2027-03-01,2\n2027-03-01,3\n', 5, 1],
  ])('of %s is counted', async (_, text, total, days) => {
    const found = await counted(text)
    expect([found.total, found.days.length]).toEqual([total, days])
  })

  it('keeps the seconds of a day, and each spot with its time', async () => {
    const found = await counted(
      'date,time,seconds,show\n2027-03-01,6:15 PM,30,Drive\n2027-03-01,18:45,60,Drive\n',
    )
    expect(found.days).toEqual([{ day: '2027-03-01', count: 2, seconds: 90 }])
    expect(found.runs.map(({ minute, program }) => [minute, program])).toEqual([
      [1095, 'Drive'],
      [1125, 'Drive'],
    ])
  })

  it('whose headers say nothing is asked about, and read as chosen', async () => {
    const text = 'Tag,Anzahl\n2027-03-01,7\n'
    expect(await read(text)).toMatchObject({ needsColumns: true })
    expect(await readRunHead(text)).toEqual({ headers: ['Tag', 'Anzahl'], isKnown: false })
    expect(await readRunHead('Date,Plays\n')).toMatchObject({ isKnown: true })
    expect(await counted(text, { day: 'tag', count: 'Anzahl' })).toMatchObject({ total: 7 })
    expect(await read(text, { day: 'Datum' })).toMatchObject({ needsColumns: true })
    // days alone: a line may be a day or a play
    expect(await read('Date,Screen\n2027-03-01,7\n')).toMatchObject({ needsColumns: true })
  })

  it.each([
    ['no table', 'MZ a program', 'no table'],
    ['a page', '<html>\n<body>,\n', 'no table'],
    ['headers alone', 'date,plays\n', 'no line under them'],
    ['a formula', 'date,plays\n2027-03-01,=1+1\n', 'Line 2: “=1+1” is no number of plays.'],
    ['less than nothing', 'date,plays\n2027-03-01,-5\n', 'Line 2'],
    ['more than any screen plays', 'date,plays\n2027-03-01,9999999\n', 'Line 2'],
    ['a day that is none', 'date,plays\n2027-02-30,5\n', 'Line 2: “2027-02-30” is no day'],
    ['a length that is none', 'date,plays,length\n2027-03-01,5,long\n', 'no length in seconds'],
    ['a quote that is never closed', 'date,plays\n"2027-03-01,5\n', 'Line 2'],
    ['too many columns', `date,plays${',x'.repeat(60)}\n`, 'at most 60 columns'],
  ])('is refused whole for %s', async (_, text, words) => {
    expect(await refused(text)).toContain(words)
  })

  it('is bounded in lines and days', async () => {
    const days = Array.from({ length: RUN_LIMITS.days + 1 }, (_, at) =>
      new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
    )
    expect(await refused(`date,plays\n${days.map((day) => `${day},1`).join('\n')}\n`)).toContain(
      'at most 400 days',
    )
    const zeros = new Uint8Array(100)
    expect(await read(zeros)).toHaveProperty('refusal')
  })
})

describe('hours', () => {
  it.each([
    ['Morning drive, 6 to 10 am', '6:00 AM to 10:00 AM', 240],
    ['11 to 2 pm', '11:00 AM to 2:00 PM', 180],
    ['6 am to midnight', '6:00 AM to 12:00 AM', 1080],
    ['Weekdays 06:00-22:30', '6:00 AM to 10:30 PM', 990],
    ['10 pm–2 am', '10:00 PM to 2:00 AM', 240],
  ])('of %s', (text, words, minutes) => {
    const hours = readHours(text)!
    expect([describeHours(hours), minutesOf(hours)]).toEqual([words, minutes])
  })

  it('are none where a text names none', () => {
    for (const text of ['Airtime', '30 to 60', 'March 1 to 28', 'Spots 15'])
      expect(readHours(text)).toBeUndefined()
  })

  it('may lie over midnight', () => {
    const night = readHours('10 pm to 2 am')!
    expect([1380, 60, 720].map((minute) => isWithin(minute, night))).toEqual([true, true, false])
  })
})
