import { describe, expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import type { AgreedUnit } from '../terms.ts'
import { listDuties } from './duties.ts'
import { describeRule, proofSentence } from './duty-words.ts'
import { listProofPresets, usualProof } from './presets.ts'
import type { ProofRule } from './rule.ts'
import { workingDaysAfter } from './working-days.ts'

const [unit] = buildAgreedTerms().units
const placed = (first: string, last: string): AgreedUnit => ({ ...unit!, first, last })
/** Mon, Mar 1 to Sun, Mar 28. */
const MARCH = placed('2027-03-01', '2027-03-28')
const dutiesOf = (rules: ProofRule[] | undefined, units: AgreedUnit[] = [MARCH], known = {}) =>
  listDuties({ units, proofDuties: rules }, known).map(
    ({ item, key, dueOn }) => `${item}${key.slice(key.indexOf('/'))} ${dueOn}`,
  )

it.each([
  ['2027-03-01', 5, '2027-03-08'],
  ['2027-03-01', 10, '2027-03-15'],
  ['2027-03-05', 1, '2027-03-08'],
  ['2027-03-06', 1, '2027-03-08'],
  ['2027-03-07', 5, '2027-03-12'],
  ['2027-03-02', 0, '2027-03-02'],
])('%s and %i working days are %s', (day, count, after) => {
  expect(workingDaysAfter(day, count)).toBe(after)
})

describe('duties', () => {
  it('are one photo, recording or copy of each placement where the terms say it in words alone', () => {
    const units = [MARCH, placed('2027-04-05', '2027-05-02')]
    expect(dutiesOf(undefined, units)).toEqual(['0/posting 2027-03-15', '1/posting 2027-04-19'])
    expect(listDuties({ units })[0]).toMatchObject({ kind: 'any', first: '2027-03-01', last: '2027-03-28' })
  })

  it('keep their names when a placement is agreed beside them, and name each placement for itself', () => {
    const keysOf = (units: AgreedUnit[]) => listDuties({ units }).map(({ key }) => key)
    const { unitId } = MARCH
    const name = `${unitId}@2027-03-01/posting`
    expect(keysOf([MARCH])).toEqual([name])
    expect(keysOf([placed('2027-02-01', '2027-02-28'), MARCH])[1]).toBe(name)
    expect(keysOf([MARCH, MARCH])).toEqual([name, `${unitId}@2027-03-01~2/posting`])
  })

  it('of what is played or sent are one every 28 days, the last at its end', () => {
    const long = placed('2027-03-01', '2027-04-30')
    expect(dutiesOf([{ about: 'log', kind: 'play-log', workingDays: 5 }], [long])).toEqual([
      '0/log/1 2027-04-02',
      '0/log/2 2027-04-30',
      '0/log/3 2027-05-07',
    ])
    expect(dutiesOf([{ about: 'run', kind: 'affidavit', workingDays: 5 }])).toEqual(['0/run/1 2027-04-02'])
  })

  it('of issues and posts are counted from their day, of an event from its last', () => {
    expect(dutiesOf([{ about: 'issue', kind: 'tear-sheet', workingDays: 3 }], [MARCH, MARCH])).toEqual([
      '0/issue/1 2027-03-04',
      '1/issue/1 2027-03-04',
    ])
    expect(dutiesOf([{ about: 'post', kind: 'link', workingDays: 10 }])).toEqual(['0/post/1 2027-03-15'])
    expect(dutiesOf([{ about: 'event', kind: 'photo', workingDays: 10 }])).toEqual(['0/event 2027-04-09'])
  })

  it('come again after artwork that was approved while it ran, not after what came before', () => {
    const rules: ProofRule[] = [
      { about: 'posting', kind: 'photo', workingDays: 5 },
      { about: 'rotation', kind: 'photo', workingDays: 5 },
    ]
    const approvals = [
      { item: 0, number: 1, on: '2027-02-10' },
      { item: 0, number: 2, on: '2027-02-20' },
      { item: 0, number: 3, on: '2027-03-10' },
      { item: 1, number: 2, on: '2027-03-11' },
    ]
    expect(dutiesOf(rules, [MARCH], { approvals })).toEqual([
      '0/posting 2027-03-08',
      '0/rotation/3 2027-03-17',
    ])
  })

  it('end with the day on which it was cancelled', () => {
    const rules: ProofRule[] = [
      { about: 'posting', kind: 'photo', workingDays: 10 },
      { about: 'log', kind: 'play-log', workingDays: 5 },
    ]
    const long = placed('2027-03-01', '2027-06-30')
    expect(dutiesOf(rules, [long], { endedOn: '2027-04-02' })).toEqual([
      '0/posting 2027-03-15',
      '0/log/1 2027-04-02',
      '0/log/2 2027-04-08',
    ])
    expect(dutiesOf(rules, [long], { endedOn: '2027-02-20' })).toEqual([])
    expect(dutiesOf(rules, [long], { endedOn: '2027-03-01' })).toEqual([])
  })
})

describe('presets', () => {
  it('are never later than the trade allows, and have keys of their own', () => {
    for (const medium of ['billboard', 'digital', 'print', 'radio', 'event', 'social'] as const)
      for (const { rules } of listProofPresets(medium)) {
        for (const { workingDays } of rules) expect(workingDays).toBeLessThanOrEqual(10)
        const keys = dutiesOf([...rules]).map((line) => line.split(' ')[0])
        expect(new Set(keys).size).toBe(keys.length)
      }
  })

  it.each([
    ['billboard', 'North face', null, 'photo 5, photo 5'],
    ['billboard', 'Junior poster', null, 'photo 10'],
    ['billboard', 'Bus shelter, 67 × 46 in', null, 'photo 10'],
    ['digital', 'Loop', 'place', 'play-log 5, photo 10'],
    ['digital', 'Banner', 'online', 'link 10'],
    ['print', 'Half page', 'place', 'tear-sheet 3'],
    ['print', 'Newsletter', 'online', 'link 10'],
    ['radio', 'Drive time', null, 'affidavit 5'],
    ['event', 'Gold', 'place', 'photo 10'],
    ['social', 'Post', 'online', 'link 10'],
  ] as const)('of %s, “%s”, %s: %s', (medium, unitName, delivery, wanted) => {
    const rules = usualProof({ medium, unitName, delivery })
    expect(rules.map(({ kind, workingDays }) => `${kind} ${workingDays}`).join(', ')).toBe(wanted)
  })
})

it('is signed in the words of its duties', () => {
  const rules = usualProof({ medium: 'billboard', unitName: 'North face', delivery: null })
  expect(proofSentence(rules)).toBe(
    'The seller shows that the advertisement ran: a close and a wide photo of each face, within 5 working days after the first day; a close and a wide photo of each newly approved artwork, within 5 working days after its approval.',
  )
  expect(describeRule({ about: 'posting', kind: 'any', workingDays: 1 })).toBe(
    'a photo, a recording or a copy, within 1 working day after the first day',
  )
})
