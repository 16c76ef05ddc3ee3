import { describe, expect, it } from 'vitest'
import { readAnswerForm, readCells, readDollars } from './brief-forms.ts'
import { describeAnswers, isBriefOpen, lastAnswerDay, toAnswerBy, toCells } from './briefs.ts'

describe('briefs', () => {
  it('take answers until the end of their last day, on the clocks of the market', () => {
    expect(toAnswerBy('2026-12-08').toISOString()).toBe('2026-12-09T08:00:00.000Z')
    expect(lastAnswerDay(toAnswerBy('2026-12-08'))).toBe('2026-12-08')
    // the clocks change
    expect(lastAnswerDay(toAnswerBy('2027-03-14'))).toBe('2027-03-14')
  })

  it.each([
    [null, '2026-12-09T07:59:00Z', true],
    [null, '2026-12-09T08:00:00Z', false],
    [new Date('2026-12-02'), '2026-12-03T00:00:00Z', false],
  ])('closed at %s and read at %s are open: %s', (closed_at, now, isOpen) => {
    expect(isBriefOpen({ closed_at, closes_at: toAnswerBy('2026-12-08') }, new Date(now))).toBe(isOpen)
  })

  it('have a cell for each column, no more and no fewer', () => {
    expect(toCells(['Lit', 'Printed'], ['Yes'])).toEqual(['Yes', ''])
    expect(toCells(['Lit'], ['Yes', 'No'])).toEqual(['Yes'])
    expect(toCells(['Lit'], ['x'.repeat(300)])[0]).toHaveLength(200)
  })

  it('count their answers', () => {
    expect(describeAnswers(['answered', 'sent', 'answered'])).toBe('2 of 3 answered')
    expect(describeAnswers(['declined', 'sent'])).toBe('0 of 2 answered, 1 declined')
  })
})

describe('forms of briefs', () => {
  it.each([
    ['', null],
    ['700', 70_000],
    ['$1,250.50', 125_050],
    ['free', Number.NaN],
    ['1.234', Number.NaN],
    ['-5', Number.NaN],
  ])('read %j as cents', (typed, cents) => {
    expect(readDollars(typed)).toBe(cents)
  })

  it('read cells as the grid names them', () => {
    expect(
      readCells(new URLSearchParams('cell=12:40:2027-01-25:2027-02-21&cell=13::2027-01-25:2027-02-21')),
    ).toEqual([
      { id: 12, unitId: 40, from: '2027-01-25', to: '2027-02-21' },
      { id: 13, unitId: null, from: '2027-01-25', to: '2027-02-21' },
    ])
  })

  it('read an answer: marked lines alone, each with its price and cells', () => {
    const given = new URLSearchParams('line=7&price.7=700&cell.7.0=Midnight&price.8=1&note=Good&validDays=10')
    expect(readAnswerForm(given)).toEqual({
      lines: [{ id: 7, spaceCents: 70_000, cells: ['Midnight', '', '', '', '', ''] }],
      note: 'Good',
      validDays: 10,
    })
  })
})
