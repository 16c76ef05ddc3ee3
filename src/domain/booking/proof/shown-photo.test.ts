import { describe, expect, it } from 'vitest'
import { canBeShown, listShownSteps, titleShown } from './shown-photo.ts'

const PHOTO = { kind: 'photo', hasPreview: true, decision: 'accepted', grade: 'captured' } as const

it.each([
  ['accepted', {}, true],
  ['accepted by time', { decision: 'accepted-by-time', grade: 'uploaded' }, true],
  ['of before there were checks', { kind: 'any', grade: null }, true],
  ['not decided on', { decision: null }, false],
  ['questioned', { decision: 'questioned' }, false],
  ['doubtful', { grade: 'doubtful' }, false],
  ['a paper', { kind: 'affidavit' }, false],
  ['without a picture', { hasPreview: false }, false],
] as const)('a photo that is %s', (_, given, can) => {
  expect(canBeShown({ ...PHOTO, ...given })).toBe(can)
})

describe('who may do what about it', () => {
  it.each([
    ['seller', null, ['ask']],
    ['seller', 'asked', ['take-back']],
    ['seller', 'shown', ['take-back']],
    ['seller', 'refused', []],
    ['buyer', null, []],
    ['buyer', 'asked', ['allow', 'refuse']],
    ['buyer', 'shown', ['refuse']],
    ['buyer', 'refused', []],
    ['admin', null, []],
    ['admin', 'asked', ['refuse']],
    ['admin', 'shown', ['refuse']],
    ['admin', 'refused', []],
  ] as const)('%s, %s', (reader, state, steps) => {
    expect(listShownSteps(reader, { state, canShow: true })).toEqual(steps)
  })

  it('nothing to ask for where it cannot be shown', () => {
    expect(listShownSteps('seller', { state: null, canShow: false })).toEqual([])
  })
})

it('is named by medium', () => {
  expect([titleShown('billboard'), titleShown('digital')]).toEqual(['As it hung', 'As it ran'])
})
