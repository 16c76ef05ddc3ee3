import { expect, it } from 'vitest'
import { captionMap, describeMap, type NamedItem } from './map-words.ts'

const item = (number: number, place = 'Tacoma, WA', isRough = false): NamedItem => ({
  number,
  name: `A-${number}`,
  place,
  isRough,
})
const face = (shown: NamedItem[], left: NamedItem[] = []) => ({ noun: 'face' as const, shown, left })

it('says which numbers are where', () => {
  expect(describeMap(face([item(1)]))).toBe('Map of 1 face by number. Tacoma, WA: 1.')
  const shown = [item(1), item(2, 'Seattle, WA'), item(3), item(4)]
  expect(describeMap({ ...face(shown), noun: 'space' })).toBe(
    'Map of 4 spaces by number. Tacoma, WA: 1, 3 to 4. Seattle, WA: 2.',
  )
  const many = describeMap(face(Array.from({ length: 62 }, (_, at) => item(at + 1, `Town ${at}`))))
  expect(many).toMatch(/Town 59: 60\. And 2 more places\.$/)
})

it('explains letters and white pins, and names what is not on the map', () => {
  const below = 'The numbers are those of the faces below.'
  expect(captionMap(face([item(1)]), [])).toBe(below)
  const pins = [
    { label: 'A', isLetter: true, numbers: [1, 3, 5, 7] },
    { label: '2', isLetter: false, numbers: [2] },
  ]
  expect(captionMap(face([item(1), item(2, 'Kent, WA', true)], [item(8), item(9)]), pins)).toBe(
    `${below} A: 1, 3, 5, 7. White pins are rough; they mark the middle of the place named: 2. Not on the map: 8 · A-8; 9 · A-9.`,
  )
  const left = Array.from({ length: 9 }, (_, at) => item(at + 2))
  expect(captionMap(face([item(1)], left), [])).toBe(`${below} Not on the map: 2–10.`)
})
