import { expect, it } from 'vitest'
import { OFFERED_VIEWING_STEPS } from '#domain/messaging/viewings.ts'
import { needsTimes, toInstants, toStepInput } from './step-input.ts'

const TIME = '2027-03-01T18:00:00.000Z'
const FORM = { time: TIME, times: ['', '2027-03-02T18:00Z', ''], reason: '' }
const TIMES = ['2027-03-02T18:00:00.000Z']

it.each([
  ['confirm', { step: 'confirm', time: TIME }],
  ['counter', { step: 'counter', times: TIMES }],
  ['move', { step: 'move', times: TIMES }],
  ['decline', { step: 'decline' }],
  ['cancel', { step: 'cancel' }],
  ['missed', { step: 'missed' }],
] as const)('%s sends what it needs: %j', (step, sent) => {
  expect(toStepInput(step, FORM)).toEqual(sent)
})

it.each([
  ['  It rains. ', { reason: 'It rains.' }],
  ['   ', {}],
])('the reason "%s" is sent as %j', (reason, sent) => {
  expect(toStepInput('cancel', { ...FORM, reason })).toEqual({ step: 'cancel', ...sent })
})

it('no time at all is left to the server to refuse', () => {
  expect(toStepInput('move', { ...FORM, times: [''] })).toEqual({ step: 'move', times: [] })
})

it('times are instants, whatever zone they are written in', () => {
  expect(toInstants(['2027-03-02T10:00-08:00', '', '2027-03-02T18:00Z'])).toEqual([TIMES[0], TIMES[0]])
})

it('other times are asked of two steps', () => {
  expect(OFFERED_VIEWING_STEPS.filter(needsTimes).sort()).toEqual(['counter', 'move'])
})
