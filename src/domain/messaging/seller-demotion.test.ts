import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../dates.ts'
import { dueSteps, nextStepAt, toDaytime } from './answer-reminders.ts'
import type { Question } from './response-clock.ts'
import { countSilentRun, decideDemotion } from './seller-demotion.ts'

const NOW = Date.UTC(2026, 4, 30)
const clock = { nowMs: NOW, absences: [] }

function asked(buyerId: number, daysAgo: number, isAnswered = false): Question {
  const askedAtMs = NOW - daysAgo * DAY_MS
  return { buyerId, askedAtMs, answeredAtMs: isAnswered ? askedAtMs + 1 : null }
}

describe('buyers in a row without an answer', () => {
  it.each([
    { what: 'three of them', questions: [asked(1, 10), asked(2, 9), asked(3, 8)], run: 3 },
    { what: 'not one twice', questions: [asked(1, 10), asked(1, 9), asked(2, 8)], run: 2 },
    { what: 'none within the week', questions: [asked(1, 10), asked(2, 9), asked(3, 7)], run: 2 },
    {
      what: 'back to the latest answer',
      questions: [asked(1, 12), asked(2, 11, true), asked(3, 10), asked(4, 9)],
      run: 2,
    },
    { what: 'none after an answer', questions: [asked(1, 12), asked(2, 11), asked(3, 1, true)], run: 0 },
  ])('$what', ({ questions, run }) => {
    expect(countSilentRun(questions, clock)).toBe(run)
    expect(countSilentRun(questions.toReversed(), clock)).toBe(run)
  })

  it('are not counted while the seller is away', () => {
    const absences = [{ fromMs: NOW - 5 * DAY_MS, toMs: NOW }]
    expect(countSilentRun([asked(1, 10), asked(2, 13)], { nowMs: NOW, absences })).toBe(1)
  })
})

describe('a fade', () => {
  const faded = (daysAgo: number, isPaused = false) => ({ fadedAtMs: NOW - daysAgo * DAY_MS, isPaused })
  const state = (run: number, isAway = false) => ({ run, isAway, nowMs: NOW })
  it.each([
    { before: { fadedAtMs: null, isPaused: false }, run: state(2), step: null },
    { before: { fadedAtMs: null, isPaused: false }, run: state(3), step: 'fade' },
    { before: { fadedAtMs: null, isPaused: false }, run: state(3, true), step: null },
    { before: faded(20), run: state(3), step: null },
    { before: faded(21), run: state(3), step: 'pause' },
    { before: faded(40, true), run: state(3), step: null },
    { before: faded(40, true), run: state(2), step: 'restore' },
    { before: faded(2), run: state(5, true), step: 'restore' },
  ])('$before, $run: $step', ({ before, run, step }) => {
    expect(decideDemotion(before, run)).toBe(step)
  })
})

describe('reminders', () => {
  it('are due exactly when their time has passed, absences left out', () => {
    const absence = fc
      .tuple(fc.nat(10 * 24), fc.integer({ min: 1, max: 100 }))
      .map(([from, hours]) => ({ fromMs: NOW + from * 3_600_000, toMs: NOW + (from + hours) * 3_600_000 }))
    const waiting = { askedAtMs: NOW, isOffered: false }
    fc.assert(
      fc.property(fc.array(absence, { maxLength: 4 }), fc.nat(2), (absences, reminders) => {
        const at = nextStepAt({ ...waiting, reminders }, absences)!
        const due = (nowMs: number) => dueSteps({ ...waiting, reminders }, { nowMs, absences }).reminders
        expect(due(at)).toBeGreaterThan(reminders)
        expect(due(at - 1)).toBe(reminders)
      }),
    )
    expect(nextStepAt({ askedAtMs: NOW, reminders: 3, isOffered: false }, [])).toBe(NOW + 3 * DAY_MS)
    expect(nextStepAt({ askedAtMs: NOW, reminders: 3, isOffered: true }, [])).toBeNull()
  })

  it.each([
    { at: '2026-05-04T15:00:00Z', goes: '2026-05-04T15:00:00Z' },
    { at: '2026-05-05T03:59:00Z', goes: '2026-05-05T03:59:00Z' },
    { at: '2026-05-05T04:00:00Z', goes: '2026-05-05T15:00:00Z' },
    { at: '2026-05-05T14:59:59Z', goes: '2026-05-05T15:00:00Z' },
  ])('come between 8 and 21 o’clock: $at, $goes', ({ at, goes }) => {
    expect(toDaytime(new Date(at), 'America/Los_Angeles')).toEqual(new Date(goes))
  })
})
