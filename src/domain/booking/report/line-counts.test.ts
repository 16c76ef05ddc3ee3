import { describe, expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { describePlanned } from '../planned-times.ts'
import { checkRuns } from '../proof/runs/check-runs.ts'
import type { DutyStand } from '../proof/stand.ts'
import { plannedTimesOf } from '../read-planned-times.ts'
import { type CountedFile, countLine, describeCount } from './line-counts.ts'

const [FACE] = buildAgreedTerms().units
const SHOWN = ['2027-03-01', '2027-03-02', '2027-03-03']

function duty(about: DutyStand['about'], kind: DutyStand['kind']): DutyStand {
  const days = { first: '2027-03-01', last: '2027-03-03', dueOn: '2027-03-10' }
  return { key: `1@2027-03-01/${about}`, item: 0, about, kind, ...days, state: 'received', given: 1 }
}
const file = (of: DutyStand, given: Partial<CountedFile> = {}): CountedFile => ({
  duty: of.key,
  decision: null,
  counted: null,
  figures: null,
  ...given,
})
const log = (counts: Record<string, number>): CountedFile['counted'] => ({
  kind: 'counted',
  lines: 1,
  total: 0,
  days: Object.entries(counts).map(([day, count]) => ({ day, count, seconds: 0 })),
})
const sign = (counted: CountedFile['counted']): CountedFile['counted'] =>
  counted && { ...counted, signed: { name: 'Ann Lee', role: 'traffic manager' } }
const count = (given: Partial<Parameters<typeof countLine>[0]>) =>
  countLine({
    unit: FACE!,
    medium: 'digital',
    contractedDays: 3,
    shown: SHOWN,
    duties: [],
    files: [],
    ...given,
  }).map(describeCount)

describe('what is counted of a line', () => {
  const plays = duty('log', 'play-log')
  const unit = { ...FACE!, times: { count: 100, per: 'day' } as const }

  it('are the plays of days that were shown, by the latest log of each, beside what was contracted', () => {
    const files = [
      file(plays, { counted: log({ '2027-03-02': 90 }) }),
      file(plays, { counted: log({ '2027-03-01': 100, '2027-03-02': 50, '2027-04-01': 999 }) }),
    ]
    expect(count({ unit, duties: [plays], files })).toEqual(['190 of 300 plays, by the play log'])
    expect(count({ duties: [plays], files })).toEqual(['190 plays, by the play log'])
  })

  it('is nothing of what was questioned, and what is contracted stands without a log, too', () => {
    const files = [file(plays, { decision: 'questioned', counted: log({ '2027-03-01': 100 }) })]
    expect(count({ unit, duties: [plays], files })).toEqual(['0 of 300 plays shown, by the play log'])
    expect(count({ duties: [plays], files: [] })).toEqual([])
  })

  it('are the plays by the log that was handed in for their day, before any other that tells of it', () => {
    const [first, second] = [
      { ...plays, key: 'first', last: '2027-03-02' },
      { ...plays, key: 'second', first: '2027-03-03' },
    ]
    const files = [
      file(second, { counted: log({ '2027-03-02': 0, '2027-03-03': 80 }) }),
      file(first, { counted: log({ '2027-03-01': 100, '2027-03-02': 100, '2027-03-03': 999 }) }),
    ]
    expect(count({ unit, duties: [first, second], files })).toEqual(['280 of 300 plays, by the play log'])
    // a file is handed in once: what it tells of another period counts until that one has its own
    const early = files.slice(1)
    expect(count({ unit, duties: [first, second], files: early })).toEqual([
      '1,199 of 300 plays, by the play log',
    ])
  })

  it('is not held against the contract where plays stand on paper alone', () => {
    expect(count({ unit, duties: [plays], files: [file(plays)] })).toEqual([])
    const paper = { ...plays, key: 'paper', first: '2027-03-03' }
    const files = [file(paper), file(plays, { counted: log({ '2027-03-01': 100 }) })]
    expect(count({ unit, duties: [plays, paper], files })).toEqual(['100 plays, by the play log'])
  })

  it('is by affidavit only where all that is counted is signed', () => {
    const [one, other] = [duty('run', 'affidavit'), plays]
    const files = [
      file(other, { counted: log({ '2027-03-02': 5 }) }),
      file(one, { counted: sign(log({ '2027-03-01': 15 })) }),
    ]
    expect(count({ duties: [one, other], files })).toEqual(['20 plays, by the play log'])
    expect(count({ duties: [one, other], files: files.slice(1) })).toEqual(['15 plays, by affidavit'])
  })

  it('are spots by affidavit, issues by tear sheet, posts by link, figures as stated, each by itself', () => {
    const [run, issue, post] = [duty('run', 'affidavit'), duty('issue', 'tear-sheet'), duty('post', 'link')]
    const spots = [file(run, { counted: sign(log({ '2027-03-01': 15 })) })]
    expect(count({ medium: 'radio', duties: [run], files: spots })).toEqual(['15 spots, by affidavit'])
    expect(count({ medium: 'print', duties: [issue], files: [file(issue)] })).toEqual([
      '1 of 1 issue, by tear sheet',
    ])
    const figures = { of: 'views', count: 12_400, interactions: 310, on: '2027-03-08' } as const
    expect(count({ medium: 'social', duties: [post], files: [file(post, { figures })] })).toEqual([
      '1 of 1 post, by link',
      '12,400 views, stated by the seller',
      '310 interactions, stated by the seller',
    ])
  })
})

describe('what the terms state', () => {
  const facts = [
    { label: 'Slot length', value: '8 seconds' },
    { label: 'Slots in loop', value: '8' },
    { label: 'Hours', value: '6 am to midnight' },
  ]
  const sold = { cell: 'week', quantity: 2, capacity: 8, facts } as const
  it('are spots that are sold, and plays that follow from loop and hours', () => {
    expect(describePlanned(plannedTimesOf({ ...sold, medium: 'radio' })!, 'radio')).toBe('2 spots a week')
    const plays = plannedTimesOf({ ...sold, medium: 'digital' })!
    expect(describePlanned(plays, 'digital')).toBe('2,024 plays a day, by the loop and hours stated')
    expect(plannedTimesOf({ ...sold, facts: facts.slice(1), medium: 'digital' })).toBeUndefined()
    expect(plannedTimesOf({ ...sold, medium: 'billboard' })).toBeUndefined()
  })
})

describe('a log beside what was agreed', () => {
  const about = { first: '2027-03-01', last: '2027-03-03' }
  const day = (day: string, count: number) => ({ day, count, seconds: 0 })
  const check = (given: Partial<Parameters<typeof checkRuns>[0]>) =>
    checkRuns({ days: [], runs: [], about, unitName: 'Loop', ofDays: 3, isSeen: false, ...given }).map(
      ({ about, result, text }) => `${about} ${result}: ${text}`,
    )

  it('names days that are missing, and the share that ran', () => {
    const days = [day('2027-03-01', 100), day('2027-03-03', 50), day('2027-04-01', 7)]
    expect(check({ days, planned: { count: 100, per: 'day' } })).toEqual([
      'days pass: It says something of 2 days of Mar 1 to Mar 3, 2027; 1 day besides it is not compared here.',
      'gaps doubt: Nothing on Mar 2.',
      'share doubt: 150 in all of 300 contracted for these days, 50%.',
      'seen pass: The file was not handed in before.',
    ])
  })

  it('is doubtful where no day of it fits', () => {
    expect(check({ days: [day('2026-03-01', 9)] })[0]).toMatch(/^days doubt: No day of it lies within/)
  })

  it('lists spots outside of the daypart that the placement names', () => {
    const runs = [375, 700].map((minute) => ({ day: '2027-03-01', minute, seconds: 30, program: '' }))
    const found = check({ days: [day('2027-03-01', 2)], runs, unitName: 'Morning drive, 6 to 10 am' })
    expect(found).toContain('daypart doubt: 1 of 2 ran outside 6:00 AM to 10:00 AM: Mar 1 11:40 AM.')
  })
})
