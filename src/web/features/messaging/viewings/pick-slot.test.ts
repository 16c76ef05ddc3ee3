import { describe, expect, it } from 'vitest'
import { pickSlot, shownDay } from './pick-slot.ts'

const [A, B, C, D] = ['10', '11', '12', '13'].map((hour) => `2027-03-01T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
  string,
]

describe('pressing a free time', () => {
  it.each<[string, string[], string, boolean, string[]]>([
    ['picks it', [], A, false, [A]],
    ['picks up to three, earliest first', [C, B], A, false, [A, B, C]],
    ['a fourth is not picked', [A, B, C], D, false, [A, B, C]],
    ['puts it back', [A, B], A, false, [B]],
    ['puts one of three back', [A, B, C], B, false, [A, C]],
    ['the one time that is agreed at once replaces another', [A], B, true, [B]],
    ['and stays when it is pressed again', [A], A, true, [A]],
  ])('%s', (_what, picked, slot, isSingle, expected) => {
    expect(pickSlot(picked, slot, isSingle)).toEqual(expected)
  })

  it('leaves what it was given as it was', () => {
    const picked = [C]
    pickSlot(picked, A, false)
    expect(picked).toEqual([C])
  })
})

it.each([
  ['the first where none is chosen', null, 'Monday'],
  ['the chosen one', 'Tuesday', 'Tuesday'],
  ['the first again when the chosen one has filled up', 'Friday', 'Monday'],
])('shows %s', (_what, chosen, day) => {
  expect(shownDay(['Monday', 'Tuesday'], chosen)).toBe(day)
})
