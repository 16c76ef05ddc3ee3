import { describe, expect, it } from 'vitest'
import type { TableChange } from './change-kinds.ts'
import { explainChange, listKinds, listSites } from './explain-change.ts'

const SPACES = [
  { id: 7, title: 'Ridge board', price: 455, interval: 'month' as const },
  { id: 8, title: 'Pearl wall', price: 900, interval: 'week' as const },
]
const REST = 'Spaces it does not apply to stay as they are, and we show you which.'

describe('a change to many', () => {
  it.each<[TableChange, number[], string]>([
    [
      { kind: 'percent', percent: -10 },
      [7, 8],
      '2 spaces. For example “Ridge board”: $455/month becomes $410/month. Prices are rounded to whole dollars.',
    ],
    [
      { kind: 'percent', percent: 3 },
      [8],
      'One space. For example “Pearl wall”: $900/week becomes $927/week. Prices are rounded to whole dollars.',
    ],
    // chosen on another page: none of them is there as an example
    [{ kind: 'percent', percent: 5 }, [20], `One space. ${REST}`],
    [{ kind: 'price', dollars: '450' }, [7, 8], `2 spaces. ${REST}`],
    [
      { kind: 'booking', mode: 'request' },
      [7, 8],
      '2 spaces. Buyers ask for dates and you answer each request; each space keeps its own calendar and terms.',
    ],
    [
      { kind: 'terms', name: 'Card 2027', change: { kind: 'template', templateId: 7 } },
      [7],
      'One space. What is booked already keeps its price and terms.',
    ],
    [
      { kind: 'step', step: 'archive' },
      [7, 8],
      '2 spaces leave the map for good. You can duplicate them later.',
    ],
    [{ kind: 'step', step: 'pause' }, [7, 8], `2 spaces. ${REST}`],
  ])('%j to %j is explained: %s', (change, ids, words) => {
    expect(explainChange(change, { chosen: new Set(ids), spaces: SPACES })).toBe(words)
  })

  it('counts thousands as people read them', () => {
    const chosen = new Set(Array.from({ length: 1200 }, (_, at) => at + 100))
    expect(explainChange({ kind: 'structure-by-fact' }, { chosen, spaces: SPACES })).toBe(
      `1,200 spaces. ${REST}`,
    )
  })
})

it('prices and terms are set by those who may', () => {
  const kinds = (mayPrice: boolean) => listKinds(mayPrice).map(({ value }) => value)
  const hidden = kinds(true).filter((kind) => !kinds(false).includes(kind))
  expect(hidden).toEqual(['percent', 'price', 'setupFee', 'paymentTerms', 'template', 'no-rates', 'open'])
})

describe('sister sites', () => {
  const open = [{ value: 'funlist', label: 'FunList' }]
  const spaces = [
    { sites: [{ id: 'funlist', name: 'FunList' }] },
    {
      sites: [
        { id: 'datecalendar', name: 'Date Calendar' },
        { id: 'funlist', name: 'FunList' },
      ],
    },
  ] as never as Parameters<typeof listSites>[2]

  it.each([
    ['add-site', ['funlist']],
    ['remove-site', ['funlist', 'datecalendar']],
  ] as const)('for %s are %j, each once', (kind, ids) => {
    expect(listSites(kind, open, spaces).map(({ value }) => value)).toEqual(ids)
  })
})
