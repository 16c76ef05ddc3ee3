import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naivePrice } from '#test/support/booking/naive-price.ts'
import { buildRequest } from '#test/support/booking/quote-requests.ts'
import { anyTermQuestion } from '#test/support/booking/term-questions.ts'
import { brokenRules, type NaiveCell, walkCells, walkDays } from '#test/support/discovery/naive-fit.ts'
import { buildPeriod, buildUnit } from '#test/support/listings/build-unit.ts'
import { fitTerm } from './fit-term.ts'
import { missingDays, offerPeriods, type PeriodPlace } from './offer-periods.ts'
import { quote } from './price/quote.ts'
import type { TermQuestion } from './term-rules.ts'
import { POSTING_ANCHOR } from './units.ts'

const poster = buildUnit({ cell: '4-week', anchor: POSTING_ANCHOR })
const january: TermQuestion = {
  terms: { leadDays: 0, minDays: null, maxDays: null, startWeekday: null },
  unit: poster,
  opensOn: null,
  closesOn: null,
  today: '2026-11-27',
  taken: new Map(),
  takenBy: new Map(),
  from: '2027-01-01',
  to: '2027-01-31',
  quantity: 1,
}
const offered = (given: Partial<TermQuestion>) => {
  const { around, near } = offerPeriods({ ...january, ...given })
  const written = near.map(({ place, first, last, askedDays }) => `${place} ${first} ${last} ${askedDays}`)
  return { around: around && `${around.first} ${around.last}`, near: written }
}

describe('B1: January on posting periods', () => {
  it('is eight weeks around it, or the four that have most of it', () => {
    expect(offered({})).toEqual({
      around: '2026-12-28 2027-02-21',
      near: ['before 2026-12-28 2027-01-24 24'],
    })
    expect(offered({ from: '2027-01-04' }).near[0]).toBe('before 2026-12-28 2027-01-24 21')
  })

  it('leaves out what is taken, too short, or not sold yet', () => {
    const taken = new Map([['2027-01-25', 1]])
    expect(offered({ taken })).toEqual({ around: null, near: ['before 2026-12-28 2027-01-24 24'] })
    const terms = { ...january.terms, minDays: 56 }
    expect(offered({ terms })).toEqual({ around: '2026-12-28 2027-02-21', near: [] })
    expect(offered({ opensOn: '2027-01-01' }).near).toEqual(['after 2027-01-25 2027-02-21 7'])
  })

  it('of more than two periods is also the one inside it', () => {
    expect(offered({ from: '2027-01-10', to: '2027-03-10' }).near).toEqual([
      'after 2027-01-25 2027-03-21 45',
      'inside 2027-01-25 2027-02-21 28',
    ])
  })

  it('has nothing beside it where whole cells are those days', () => {
    expect(offered({ from: '2026-12-28', to: '2027-01-24' }).near).toEqual([])
    expect(offered({ unit: buildUnit({ cell: 'day' }) }).near).toEqual([])
  })

  it('is a part of it where a part is free, and issues that begin in it', () => {
    const unit = buildUnit({ cell: 'day' })
    const taken = new Map([['2027-01-20', 1]])
    expect(offered({ unit, taken }).near).toEqual(['inside 2027-01-01 2027-01-19 19'])
    const issues = ['2027-01-06', '2027-01-20'].map((day) => buildPeriod(day))
    const print = buildUnit({ cell: 'listed', periods: issues })
    expect(offered({ unit: print, taken: new Map([['2027-01-06', 1]]) })).toEqual({
      around: null,
      near: ['inside 2027-01-20 2027-01-20 1'],
    })
    expect(offered({ unit: print })).toEqual({ around: '2027-01-06 2027-01-20', near: [] })
  })
})

it('names the days that a run leaves out', () => {
  const asked = { first: '2027-01-01', last: '2027-01-31' }
  expect(missingDays(asked, { first: '2026-12-28', last: '2027-01-24' })).toEqual([
    { first: '2027-01-25', last: '2027-01-31' },
  ])
  expect(missingDays(asked, { first: '2027-01-04', last: '2027-01-10' })).toHaveLength(2)
  expect(missingDays(asked, asked)).toEqual([])
  expect(missingDays(asked, { first: '2027-03-01', last: '2027-03-02' })).toEqual([asked])
})

interface NaiveRun {
  first: string
  last: string
  place: PeriodPlace
  inside: number
  days: number
}

/** Every run of whole cells that has some of the days asked for, but not all, by trying each. */
function listRuns(question: TermQuestion): NaiveRun[] {
  const { from, to, unit } = question
  const isAsked = (day: string) => from <= day && day <= to
  const meant = walkCells(unit).filter((cell) =>
    unit.cell === 'listed' ? isAsked(cell[0]!) : cell.some(isAsked),
  )
  return meant.flatMap((_, i) =>
    meant.slice(i).flatMap((_, length) => toNaiveRun(question, meant.slice(i, i + length + 1))),
  )
}

function toNaiveRun(question: TermQuestion, cells: NaiveCell[]): NaiveRun[] {
  const { from, to } = question
  const [first, last] = [cells[0]![0]!, cells.at(-1)!.at(-1)!]
  const days = walkDays(first, last)
  const inside = days.filter((day) => from <= day && day <= to).length
  if (inside === walkDays(from, to).length || brokenRules(question, cells).size > 0) return []
  const place = first < from ? 'before' : last > to ? 'after' : 'inside'
  return [{ first, last, place, inside, days: days.length }]
}

function isExact(question: TermQuestion): boolean {
  const meant = walkCells(question.unit).filter(
    (cell) => cell[0]! >= question.from && cell.at(-1)! <= question.to,
  )
  const isWhole = meant[0]?.[0] === question.from && meant.at(-1)?.at(-1) === question.to
  return isWhole && brokenRules(question, meant).size === 0
}

const isBetter = (a: NaiveRun, b: NaiveRun) =>
  a.inside !== b.inside ? a.inside > b.inside : a.days !== b.days ? a.days < b.days : a.first < b.first

const isNoWorse = (a: NaiveRun, b: NaiveRun) => a.inside >= b.inside && a.days <= b.days

function naiveNear(question: TermQuestion): string[] {
  if (isExact(question)) return []
  const best = new Map<PeriodPlace, NaiveRun>()
  const fitted = fitTerm(question)
  const isAround = ({ first, last }: NaiveRun) =>
    fitted.ok && fitted.term.first === first && fitted.term.last === last
  for (const run of listRuns(question)) {
    const known = best.get(run.place)
    if (!known || isBetter(run, known)) best.set(run.place, run)
  }
  const found = [...best.values()]
  const isBeaten = (run: NaiveRun) =>
    found.some((one) => one !== run && isNoWorse(one, run) && !isNoWorse(run, one))
  const sorted = found
    .filter((run) => !isBeaten(run) && !isAround(run))
    .sort((a, b) => (isBetter(a, b) ? -1 : 1))
  return sorted.map(({ place, first, last, inside }) => `${place} ${first} ${last} ${inside}`)
}

const anyQuestion = anyTermQuestion.filter(
  ({ from, to, unit }) => walkDays(from, to).length <= (unit.cell === 'day' ? 20 : 120),
)

describe('whatever the space, its terms and what is taken', () => {
  it('no run is nearer than those offered, and the one around is that of the quote', () => {
    let found = 0
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { around, near } = offerPeriods(question)
        const fitted = fitTerm(question)
        expect(around).toEqual(fitted.ok ? fitted.term : null)
        const written = near.map(
          ({ place, first, last, askedDays }) => `${place} ${first} ${last} ${askedDays}`,
        )
        expect(written).toEqual(naiveNear(question))
        found += near.length
      }),
      { numRuns: 400 },
    )
    expect(found).toBeGreaterThan(40)
  })

  it('each costs what the price of its days is, and has the days that it does not miss', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 100, max: 500_000 }), (question, cents) => {
        const asked = { first: question.from, last: question.to }
        for (const term of offerPeriods(question).near) {
          const request = buildRequest({
            ...term,
            unit: question.unit,
            rate: { cents, per: question.unit.cell === 'listed' ? 'piece' : '4-week' },
          })
          expect(quote(request).totalCents).toBe(naivePrice(request).totalCents)
          const missing = missingDays(asked, term).flatMap(({ first, last }) => walkDays(first, last))
          expect(missing).toHaveLength(walkDays(asked.first, asked.last).length - term.askedDays)
        }
      }),
      { numRuns: 200 },
    )
  })
})
