import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { readFollowUp } from '../refine.ts'
import { readRequest } from '../understand/understand.ts'
import type { PlanBefore } from './plan-brief.ts'
import { readPlanTurn } from './read-plan-turn.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }
const JANUARY = { from: '2027-01-01', to: '2027-01-31' }
const read = (text: string) => readFollowUp(text, OPTIONS)
const ask = (text: string) =>
  readPlanTurn(text, { own: readRequest(text, OPTIONS), criteria: null, before: null, read })
const ONE_OF_EACH = [
  { adType: 'billboard', count: 1 },
  { adType: 'radio', count: 1 },
]
const BEFORE: PlanBefore = {
  brief: {
    place: 'Tacoma, WA',
    ...JANUARY,
    budget: 6000,
    media: [{ adType: 'billboard', count: 2 }, { adType: 'radio' }],
    refusedTypes: [],
    keep: [],
    not: [],
  },
  lines: [
    { id: 11, adType: 'billboard' },
    { id: 12, adType: 'billboard' },
    { id: 13, adType: 'radio' },
  ],
}
const change = (text: string) =>
  readPlanTurn(text, { own: read(text), criteria: emptyCriteria(), before: BEFORE, read })

describe('a plan is asked for', () => {
  it.each([
    ['I have $6,000 for January and want 3 billboards in Tacoma', [{ adType: 'billboard', count: 3 }]],
    ['$6,000 for January: 3 billboards in Tacoma, one for each store', [{ adType: 'billboard', count: 3 }]],
    ['3 digital billboards in Tacoma in January, $6,000', [{ adType: 'digital', count: 3 }]],
    ['a couple of billboards in Tacoma in January, $6,000', [{ adType: 'billboard', count: 2 }]],
    [
      'Tacoma in January, $6,000: split it between radio and a billboard',
      [{ adType: 'billboard' }, { adType: 'radio' }],
    ],
    [
      'split $6,000 60/40 between radio and billboards, Tacoma, January',
      [
        { adType: 'billboard', share: 40 },
        { adType: 'radio', share: 60 },
      ],
    ],
    [
      '$6,000 in all for radio and a billboard in Tacoma in January',
      [{ adType: 'billboard' }, { adType: 'radio' }],
    ],
  ])('%s', (text, media) =>
    expect(ask(text)).toMatchObject({ kind: 'plan', brief: { ...JANUARY, budget: 6000, media } }),
  )

  it.each([
    'a billboard in Tacoma in January for $900',
    '3 billboards in Tacoma in January',
    '3 billboards in Tacoma in January, $900 a month',
    '3 billboards in Tacoma in January, under $2,000 each',
    '3 billboards in Tacoma in January, $2,000 per board',
    '3 vallas en Tacoma en enero por $2,000 cada una',
    'a billboard near the 2 stations in Tacoma in January for $5,000',
    'few billboards in Tacoma in January are under $5,000',
    'split it between radio and a billboard',
    'who won the game in Tacoma in January',
    'We have 12 events and want a billboard in Tacoma in January for $5,000',
    'we run 3 stations and want a billboard in Tacoma in January for $5,000',
    '',
  ])('and not by: %s', (text) => expect(ask(text)).toBeNull())
})

describe('a plan is changed', () => {
  const settled = [
    { adType: 'billboard', count: 1 },
    { adType: 'radio', count: 1 },
  ]
  it.each([
    ['drop the second', { brief: { keep: [11, 13], not: [12], media: settled } }],
    [
      'without the radio',
      { brief: { keep: [11, 12], not: [13], media: [{ adType: 'billboard', count: 2 }] } },
    ],
    [
      'swap the second for something cheaper',
      {
        cheaperThan: 12,
        brief: {
          keep: [11, 13],
          not: [12],
          media: [
            { adType: 'billboard', count: 2 },
            { adType: 'radio', count: 1 },
          ],
        },
      },
    ],
    [
      'replace the first with a screen',
      {
        brief: {
          media: [
            { adType: 'billboard', count: 1 },
            { adType: 'digital', count: 1 },
            { adType: 'radio', count: 1 },
          ],
        },
      },
    ],
    ['stretch it to $8,000', { brief: { budget: 8000, keep: [] } }],
    ['cut it to 4k', { brief: { budget: 4000 } }],
    ['raise it by $1,000', { brief: { budget: 7000 } }],
    ['add $1,000', { brief: { budget: 7000 } }],
    ['can you do it for $4,000?', { brief: { budget: 4000 } }],
    ['$500 less', { brief: { budget: 5500 } }],
    ['cut $500', { brief: { budget: 5500 } }],
    ['cut it by 10k', { kind: 'unclear' }],
    ['at most $2,000 each', { kind: 'unclear' }],
    ['what does the plan cost in total?', { kind: 'plan', brief: BEFORE.brief }],
    ['¿cuánto cuesta todo?', { kind: 'plan', brief: BEFORE.brief }],
    ['keep the first and change the rest', { kind: 'unclear' }],
    ['I want to drop by the second one and see it', { kind: 'unclear' }],
    ['two more billboards', { brief: { media: [{ adType: 'billboard', count: 4 }, { adType: 'radio' }] } }],
    ['in Seattle instead', { brief: { place: 'Seattle', budget: 6000 } }],
    ['no radio', { brief: { refusedTypes: ['radio'], media: [{ adType: 'billboard', count: 2 }] } }],
    ['4 billboards', { brief: { media: [{ adType: 'billboard', count: 4 }] } }],
    ['why the first?', { kind: 'why', line: 11 }],
    ['swap it', { kind: 'which-line' }],
    ['drop the ninth', { kind: 'unclear' }],
    ['drop the fifth', { kind: 'which-line' }],
    ['hm, the colors', { kind: 'unclear' }],
    [
      'swap the second for something cheaper and add a radio spot',
      {
        cheaperThan: 12,
        brief: { keep: [11, 13], not: [12] },
        also: { adds: ['radio'], budget: null },
      },
    ],
    [
      'drop the radio and add 2 screens, then raise it to $8,000',
      { brief: { keep: [11, 12], not: [13] }, also: { adds: ['digital', 'digital'], budget: 8000 } },
    ],
    [
      'drop the first, drop the third and add a booth',
      { brief: { keep: [12], not: [11, 13] }, also: { adds: ['event'] } },
    ],
    [
      'drop the first and swap the second for something cheaper',
      {
        cheaperThan: 12,
        brief: { keep: [13], not: [11, 12], media: ONE_OF_EACH },
        otherwise: { keep: [12, 13], not: [11], media: ONE_OF_EACH },
      },
    ],
    [
      'swap the second for a screen and drop the first',
      {
        brief: {
          keep: [13],
          media: [
            { adType: 'digital', count: 1 },
            { adType: 'radio', count: 1 },
          ],
        },
      },
    ],
    [
      'drop the second and move it closer to my heart',
      { brief: { not: [12] }, undone: ['move it closer to my heart'] },
    ],
    [
      'cambia el segundo por algo más barato y agrega radio',
      { cheaperThan: 12, also: { adds: ['radio'], budget: null } },
    ],
  ])('%s', (text, turn) => expect(change(text)).toMatchObject(turn))

  it.each(['thanks', 'how do I pay for that?', 'how much is the second in all?', 'show me radio in Kent'])(
    'and not by: %s',
    (text) => expect(change(text)).toBeNull(),
  )
})
