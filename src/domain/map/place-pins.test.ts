import { describe, expect, it } from 'vitest'
import { required } from '../required.ts'
import { overlaps } from './box-grid.ts'
import { toLetters, writeNumbers } from './number-runs.ts'
import { boxOfPlace, type NumberedPlace, placePins } from './place-pins.ts'
import { fitView } from './print-view.ts'

const FRAME = { width: 780, height: 440 }
const looks = { height: 20, measure: (text: string) => text.length * 7, kept: [] }
const at = (lat: number, lng: number, isRough = false) => ({ point: { lat, lng }, isRough })
const list = (places: readonly Omit<NumberedPlace, 'number'>[]): NumberedPlace[] =>
  places.map((place, index) => ({ ...place, number: index + 1 }))

function place(items: readonly Omit<NumberedPlace, 'number'>[]) {
  const places = list(items)
  const view = required(
    fitView(
      places.map(({ point }) => point),
      FRAME,
    ),
  )
  return { view, places, pins: placePins(view, places, looks) }
}
const labels = (...items: Omit<NumberedPlace, 'number'>[]) => place(items).pins.map(({ label }) => label)

const TACOMA = at(47.25, -122.44)
const SEATTLE = at(47.6, -122.33)

describe('numbers', () => {
  it.each([
    [[4], '4'],
    [[1, 2], '1–2'],
    [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
  ])('%j are %s', (numbers, written) => expect(writeNumbers(numbers)).toBe(written))

  it('that are too long are a letter', () => {
    expect([0, 25, 26, 53].map(toLetters)).toEqual(['A', 'Z', 'AA', 'BB'])
  })
})

describe('pins of a printed map', () => {
  it.each([
    ['one face', [TACOMA], ['1']],
    ['two faces of a structure', [TACOMA, TACOMA], ['1–2']],
    ['a structure with another between', [TACOMA, SEATTLE, TACOMA], ['1, 3', '2']],
    ['a coast and the other', [SEATTLE, at(47.61, -122.34), at(40.7, -74)], ['1–2', '3']],
    [
      'more than a pin can say',
      Array.from({ length: 9 }, (_, i) => (i % 2 ? SEATTLE : TACOMA)),
      ['A', '2, 4, 6, 8'],
    ],
  ])('of %s', (_, items, expected) => expect(labels(...items)).toEqual(expected))

  it('keep what is rough apart from what is exact, at one place too', () => {
    const { pins } = place([TACOMA, at(47.25, -122.44, true)])
    expect(pins.map(({ label, isRough, isBeside }) => [label, isRough, isBeside])).toEqual([
      ['1', false, true],
      ['2', true, true],
    ])
  })

  it('stand upon their place where there is room, beside it where there is none', () => {
    const { view, pins } = place([at(47.25, -122.44), at(47.6, -122.33), at(47.62, -122.33)])
    expect(pins.map(({ isBeside }) => isBeside)).toEqual([false, false, true])
    const box = required(pins[0]).box
    expect(overlaps(box, boxOfPlace(view, TACOMA.point))).toBe(true)
  })

  it.each([12, 40, 200])('%i: each number once, in the frame, no label upon another', (count) => {
    const spread = (i: number, times: number) => ((i * times) % 97) / 97 - 0.5
    const { pins } = place(
      Array.from({ length: count }, (_, i) =>
        at(47.25 + (i % 3) * 0.35 + spread(i, 31) * 0.15, -122.4 + spread(i, 57) * 0.2, i % 9 === 0),
      ),
    )
    const numbers = pins.flatMap((pin) => pin.numbers).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: count }, (_, i) => i + 1))
    for (const [index, { box }] of pins.entries()) {
      expect(box.left >= 0 && box.top >= 0 && box.right <= 780 && box.bottom <= 440).toBe(true)
      expect(pins.slice(index + 1).filter((other) => overlaps(other.box, box))).toEqual([])
    }
  })
})
