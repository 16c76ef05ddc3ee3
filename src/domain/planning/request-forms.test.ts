import { expect, it } from 'vitest'
import { readRequestForm, readRequestSearch, writeShownLine } from './request-forms.ts'

const SHA = 'ab'.repeat(32)
const SHOWN: [string, string][] = [
  ['key', 'a-key-of-the-page'],
  ['line', writeShownLine({ lineId: 12, step: 'book', sha256: SHA })],
  ['line', writeShownLine({ lineId: 13, step: 'request', sha256: SHA })],
  ['brand', 'Ferry Coffee'],
  ['note', 'From\r\nJanuary'],
]
const read = (...more: [string, string][]) => readRequestForm(new URLSearchParams([...SHOWN, ...more]))
const CHOSEN: [string, string][] = [
  ['step.12', 'book'],
  ['step.13', 'request'],
  ['step.14', 'none'],
]

it('reads what was shown as it was shown', () => {
  const pressed = read(...CHOSEN, ['isRead', 'on'])
  expect(pressed).toMatchObject({
    key: 'a-key-of-the-page',
    isRead: true,
    isAsShown: true,
    brand: 'Ferry Coffee',
    note: 'From\nJanuary',
    sponsor: null,
    isAgency: false,
    lines: [
      { lineId: 12, step: 'book', sha256: SHA },
      { lineId: 13, step: 'request', sha256: SHA },
    ],
  })
})

it.each<[string, [string, string][]]>([
  [
    'another step',
    [
      ['step.12', 'hold'],
      ['step.13', 'request'],
    ],
  ],
  [
    'a line left out',
    [
      ['step.12', 'none'],
      ['step.13', 'request'],
    ],
  ],
  ['a line put in', [...CHOSEN.slice(0, 2), ['step.14', 'request']]],
  ['an agency since', [...CHOSEN, ['isAgency', 'on']]],
  ['no agency any more', [...CHOSEN, ['shownAgency', '1']]],
  ['the button that shows', [...CHOSEN, ['act', 'show']]],
])('%s has to be read first', (_what, more) => {
  expect(read(...more).isAsShown).toBe(false)
})

it('a page that has sent no key was not read without scripts', () => {
  expect(readRequestForm(new URLSearchParams({ brand: 'Ferry Coffee' })).isAsShown).toBe(false)
})

it.each<[string, [string, string][], string | null]>([
  ['neither box nor name', [], null],
  ['an empty name beside an unticked box', [['newSponsor', ' ']], null],
  ['a name beside an unticked box', [['newSponsor', ' Yes on 12 ']], 'Yes on 12'],
  [
    'a name beside a ticked box',
    [
      ['isPolitical', 'on'],
      ['newSponsor', 'Yes on 12'],
    ],
    'Yes on 12',
  ],
  [
    'the name of a page that asks for it',
    [
      ['isPolitical', 'on'],
      ['sponsor', 'No on 12'],
    ],
    'No on 12',
  ],
  ['that name, and the box unticked', [['sponsor', 'No on 12']], null],
  ['a ticked box alone, which is asked about', [['isPolitical', 'on']], ''],
])('reads of the sponsor: %s', (_what, more, sponsor) => {
  const pressed = read(...more)
  expect([pressed.sponsor, pressed.search.get('sponsor')]).toEqual([sponsor, sponsor])
})

it('the address says what was chosen and typed, and is read back', () => {
  const { search } = read(
    ['step.12', 'hold'],
    ['step.13', 'none'],
    ['isAgency', 'on'],
    ['isPolitical', 'on'],
    ['sponsor', 'Yes on 12'],
  )
  expect(readRequestSearch(Object.fromEntries(search))).toEqual({
    isAgency: true,
    choices: { 12: 'hold', 13: null },
    brand: 'Ferry Coffee',
    note: 'From\nJanuary',
    sponsor: 'Yes on 12',
  })
})

it('what an address says wrongly is left out', () => {
  expect(readRequestSearch({ choose: '12.buy_x.hold_13', brand: ['a', 'b'] })).toEqual({
    isAgency: false,
    choices: {},
    brand: '',
    note: '',
    sponsor: null,
  })
})
