import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerLabel, answerTooltip } from './answer-words.ts'
import { awayWords } from './away-words.ts'
import { ANSWER_PACES, countedMs, measureAnswers, type Question, waitOfEachBuyer } from './response-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 4, 1)

const hours = fc.oneof(fc.double({ min: 0, max: 300, noNaN: true }), fc.constant(Infinity))
const waits = fc.array(hours, { maxLength: 30 })
const question: fc.Arbitrary<Question> = fc
  .record({
    buyerId: fc.integer({ min: 1, max: 6 }),
    ago: fc.integer({ min: 0, max: 100 * 24 }),
    wait: fc.option(fc.integer({ min: 0, max: 200 })),
  })
  .map(({ buyerId, ago, wait }) => ({
    buyerId,
    askedAtMs: NOW - ago * HOUR,
    answeredAtMs: wait === null ? null : Math.min(NOW, NOW - (ago - wait) * HOUR),
  }))
const absence = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 20 }))
  .map(([ago, days]) => ({ fromMs: NOW - ago * DAY, toMs: NOW - (ago - days) * DAY }))
const shuffled = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })

describe('what is said of a seller', () => {
  const many = (wait: number, count: number) => Array.from({ length: count }, () => wait)
  it.each([
    { waits: [1, 1], label: 'New seller: no answers measured yet' },
    { waits: [1, 1, 30], label: 'Usually answers within an hour' },
    { waits: [0.5, 3, 5, 6], label: 'Usually answers within 4 hours' },
    { waits: [2, 24, 90], label: 'Usually answers within a day' },
    { waits: [72, 72, 72], label: 'Usually answers within a few days' },
    { waits: [73, 73, 73], label: 'Usually takes more than three days to answer' },
    { waits: [1, 1, Infinity, Infinity], label: 'Often doesn’t reply' },
    { waits: [...many(1, 2), ...many(Infinity, 3)], label: 'Often doesn’t reply' },
  ])('$waits: $label', ({ waits, label }) => {
    expect(answerLabel(measureAnswers(waits), false)).toBe(label)
  })

  it('is "Prompt" from four in five within a day on, and only with a median of a day at most', () => {
    expect(measureAnswers([...many(20, 4), Infinity]).isPrompt).toBe(true)
    expect(measureAnswers([...many(20, 3), 25, Infinity]).isPrompt).toBe(false)
    expect(measureAnswers([1, 1]).isPrompt).toBe(false)
  })

  it('names its sample, and the day of an absence', () => {
    const answers = measureAnswers([...many(2, 11), Infinity])
    expect(answerTooltip(answers)).toBe('Median of 12 buyers in 90 days; 11 answered.')
    expect(awayWords('2026-06-08')).toBe('Away until Mon, Jun 8; answers after that.')
  })

  it('of somebody who has faded is that they often do not answer', () => {
    expect(answerLabel({ pace: 'hour' }, true)).toBe('Often doesn’t reply')
  })
})

describe('measuring', () => {
  it('does not depend on the order of questions', () => {
    const cases = fc
      .tuple(fc.array(question), fc.array(absence, { maxLength: 3 }))
      .chain(([asked, absences]) => fc.tuple(fc.constant(asked), shuffled(asked), fc.constant(absences)))
    fc.assert(
      fc.property(cases, ([asked, other, absences]) => {
        const measure = (list: Question[]) => measureAnswers(waitOfEachBuyer(list, { nowMs: NOW, absences }))
        expect(measure(other)).toEqual(measure(asked))
      }),
    )
  })

  it('never becomes better by a buyer who got no answer', () => {
    fc.assert(
      fc.property(waits, (before) => {
        const [was, is] = [measureAnswers(before), measureAnswers([...before, Infinity])]
        if (was.pace === 'unmeasured') return
        expect(ANSWER_PACES.indexOf(is.pace)).toBeGreaterThanOrEqual(ANSWER_PACES.indexOf(was.pace))
        expect(is.isPrompt && !was.isPrompt).toBe(false)
      }),
    )
  })

  it('counts each buyer once, and no more as answered than got an answer', () => {
    fc.assert(
      fc.property(fc.array(question), (asked) => {
        const { buyers, answered } = measureAnswers(waitOfEachBuyer(asked, { nowMs: NOW, absences: [] }))
        const recent = asked.filter(({ askedAtMs }) => askedAtMs > NOW - 90 * DAY)
        const due = recent.filter((one) => one.answeredAtMs !== null || NOW - one.askedAtMs >= 48 * HOUR)
        expect(buyers).toBe(new Set(due.map(({ buyerId }) => buyerId)).size)
        const helped = new Set(due.filter((one) => one.answeredAtMs !== null).map(({ buyerId }) => buyerId))
        expect(answered).toBeLessThanOrEqual(helped.size)
      }),
    )
  })

  it('leaves out time away: nobody waits longer by it, and nobody less than nothing', () => {
    fc.assert(
      fc.property(fc.array(absence), fc.nat(60), fc.nat(60), (absences, from, length) => {
        const start = NOW - from * DAY
        const counted = countedMs(start, start + length * HOUR, absences)
        expect(counted).toBeGreaterThanOrEqual(0)
        expect(counted).toBeLessThanOrEqual(length * HOUR)
      }),
    )
    const asked = [{ buyerId: 1, askedAtMs: NOW - 5 * DAY, answeredAtMs: NOW - HOUR }]
    const absences = [
      { fromMs: NOW - 4 * DAY, toMs: NOW - 2 * DAY },
      { fromMs: NOW - 3 * DAY, toMs: NOW - DAY },
    ]
    expect(waitOfEachBuyer(asked, { nowMs: NOW, absences })).toEqual([24 + 23])
    const silent = [{ buyerId: 1, askedAtMs: NOW - 3 * DAY, answeredAtMs: null }]
    expect(waitOfEachBuyer(silent, { nowMs: NOW, absences })).toEqual([])
    expect(waitOfEachBuyer(silent, { nowMs: NOW, absences: [] })).toEqual([Infinity])
  })
})
