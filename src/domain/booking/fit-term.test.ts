import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTermQuestion } from '#test/support/booking/term-questions.ts'
import { brokenRules, meantCells, naiveNearest, walkCells } from '#test/support/discovery/naive-fit.ts'
import { buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { fitTerm } from './fit-term.ts'
import type { TermQuestion } from './term-rules.ts'
import { POSTING_ANCHOR } from './units.ts'

const TERMS = { leadDays: 0, minDays: null, maxDays: null, startWeekday: null }
const ask = (given: Partial<TermQuestion> = {}) =>
  fitTerm({
    terms: TERMS,
    unit: buildUnit(),
    opensOn: null,
    closesOn: null,
    today: '2027-02-10',
    taken: new Map(),
    takenBy: new Map(),
    from: '2027-03-03',
    to: '2027-03-20',
    quantity: 1,
    ...given,
  })
const said = (given: Partial<TermQuestion>) => {
  const fitted = ask(given)
  return fitted.ok ? fitted.term : [fitted.refusal.reason, fitted.refusal.message]
}
const issues = buildUnit({
  cell: 'listed',
  periods: [
    buildPeriod('2027-03-01', { last: '2027-03-31', label: 'The March issue' }),
    buildPeriod('2027-04-01', { last: '2027-04-30', label: 'The April issue', soldUntil: '2027-03-20' }),
  ],
})

describe('days asked for', () => {
  it('become whole cells', () => {
    expect(said({})).toEqual({ first: '2027-03-01', last: '2027-03-21', pieces: 3, periods: [] })
    const posters = buildUnit({ cell: '4-week', anchor: '2027-03-01' })
    expect(said({ unit: posters })).toMatchObject({ first: '2027-03-01', last: '2027-03-28', pieces: 1 })
    expect(said({ unit: issues, to: '2027-04-02' })).toMatchObject({ pieces: 1, first: '2027-04-01' })
    expect(said({ unit: issues, from: '2027-03-01', to: '2027-04-30' })).toEqual({
      first: '2027-03-01',
      last: '2027-04-30',
      pieces: 2,
      periods: issues.periods,
    })
  })

  it.each<[string, Partial<TermQuestion>, string, string]>([
    [
      'below the least',
      { unit: buildUnit({ cell: '4-week', anchor: POSTING_ANCHOR }), terms: { ...TERMS, minDays: 56 } },
      'too-short',
      'This space is sold for at least 8 weeks. The nearest that fits is Feb 22 to Apr 18.',
    ],
    [
      'beyond the most',
      { terms: { ...TERMS, maxDays: 14 } },
      'too-long',
      'This space is sold for at most 2 weeks. The nearest that fits is Mar 1 to Mar 14.',
    ],
    [
      'on another weekday',
      { unit: buildUnit({ cell: 'day' }), terms: { ...TERMS, startWeekday: 5 } },
      'off-grid',
      'Bookings of this space begin on a Friday. The next that fits is Mar 5 to Mar 22.',
    ],
    [
      'of the past',
      { from: '2027-01-04', to: '2027-01-10' },
      'ended',
      'These dates have passed. The next that fits is Feb 15 to Feb 21.',
    ],
    [
      'of a cell that runs',
      { from: '2027-02-10', to: '2027-02-10' },
      'too-soon',
      'These dates have begun already. The next that fits is Feb 15 to Feb 21.',
    ],
    [
      'without the notice',
      { from: '2027-02-15', to: '2027-02-17', terms: { ...TERMS, leadDays: 4 } },
      'too-soon',
      'This space is booked at least 4 working days ahead. The next that fits is Feb 22 to Feb 28.',
    ],
    [
      'before the space opens',
      { from: '2027-02-15', to: '2027-02-17', opensOn: '2027-02-22' },
      'too-soon',
      'This space is sold from Feb 22, 2027. The next that fits is Feb 22 to Feb 28.',
    ],
    [
      'of a date that runs while it is sold, before the space opens',
      {
        unit: buildUnit({
          cell: 'listed',
          periods: [buildPeriod('2027-02-08', { last: '2027-02-14', soldUntil: '2027-02-12' })],
        }),
        from: '2027-02-08',
        to: '2027-02-08',
        opensOn: '2027-02-09',
      },
      'too-soon',
      'These dates have begun already.',
    ],
    [
      'after the space closes',
      { closesOn: '2027-03-19' },
      'too-far',
      'This space is sold up to Mar 19, 2027. The nearest that fits is Feb 22 to Mar 14.',
    ],
    [
      'beyond the horizon',
      { from: '2028-09-01', to: '2028-09-01' },
      'too-far',
      'This space is sold up to Aug 3, 2028. The nearest that fits is Jul 24 to Jul 30, 2028.',
    ],
    ['for more than there is', { quantity: 2 }, 'too-many', 'At most 1 of this space can be booked at once.'],
    [
      'that are booked',
      { taken: new Map([['2027-03-08', 1]]) },
      'booked',
      'Mar 8 to Mar 14 is already booked. The next that fits is Mar 15 to Apr 4.',
    ],
    [
      'that are held',
      { taken: new Map([['2027-03-15', 1]]), takenBy: new Map([['2027-03-15', 'held']]) },
      'held',
      'Mar 15 to Mar 21 is held for another buyer. The nearest that fits is Feb 22 to Mar 14.',
    ],
    [
      'that are blocked',
      { taken: new Map([['2027-03-01', 1]]), takenBy: new Map([['2027-03-01', 'blocked']]) },
      'blocked',
      'Mar 1 to Mar 7 is not for sale. The next that fits is Mar 8 to Mar 28.',
    ],
    [
      'of which too little is left',
      { unit: buildUnit({ capacity: 8 }), quantity: 3, taken: new Map([['2027-03-01', 7]]) },
      'booked',
      'Only 1 of 8 is free for Mar 1 to Mar 7. The next that fits is Mar 8 to Mar 28.',
    ],
    [
      'without an issue',
      { unit: issues },
      'none-listed',
      'No dates are listed for Mar 3 to Mar 20. The nearest that fits is Mar 1 to Mar 31.',
    ],
    [
      'where nothing is listed',
      { unit: buildUnit({ cell: 'listed' }) },
      'none-listed',
      'No dates are listed yet.',
    ],
    [
      'of an issue that is no longer sold',
      { unit: issues, from: '2027-04-01', to: '2027-04-01', today: '2027-03-22' },
      'ended',
      'The April issue is no longer sold.',
    ],
  ])('%s are refused', (_name, given, reason, message) => {
    expect(said(given)).toEqual([reason, message])
  })
})

describe('whatever the space, its terms and what is taken', () => {
  it('a term fits when it breaks no rule, a refusal names one that it breaks', () => {
    fc.assert(
      fc.property(anyTermQuestion, (question) => {
        const meant = meantCells(question, walkCells(question.unit))
        const broken = brokenRules(question, meant)
        const fitted = fitTerm(question)
        if (!fitted.ok) {
          expect([...broken]).toContain(fitted.refusal.reason)
          return
        }
        expect([...broken]).toEqual([])
        const days = meant.flat()
        expect(fitted.term).toMatchObject({ first: days[0], last: days.at(-1), pieces: meant.length })
      }),
    )
  })

  it('the nearest range is the nearest of all that fit', () => {
    fc.assert(
      fc.property(anyTermQuestion, (question) => {
        const fitted = fitTerm(question)
        if (fitted.ok) return
        const { nearest, message } = fitted.refusal
        expect(nearest).toEqual(naiveNearest(question))
        expect(message.endsWith('.')).toBe(true)
        if (nearest === null) return
        const again = fitTerm({ ...question, from: nearest.first, to: nearest.last })
        expect(again).toMatchObject({ ok: true, term: nearest })
      }),
    )
  })
})
