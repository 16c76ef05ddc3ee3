import { expect, it } from 'vitest'
import { describeCounts, describeMatch, listFaceOptions, parseFaceValue, toFaceValue } from './batch-words.ts'

it('the counts of a batch leave out what there is none of', () => {
  const none = { matched: 0, asked: 0, filing: 0, filed: 0, refused: 0 }
  expect(describeCounts(none)).toBe('No photos yet')
  expect(describeCounts({ ...none, matched: 1412, asked: 9, refused: 1 })).toBe(
    '1,412 matched · 9 to choose · 1 refused',
  )
  expect(describeCounts({ ...none, filing: 3, filed: 1000 })).toBe('3 being filed · 1,000 filed')
})

it.each([
  [{ match: 'named', hint: 'A-1', takenOn: '2027-03-02' }, 'By its name: unit A-1, taken on Mar 2'],
  [{ match: 'none', hint: '' }, 'Its name is no unit of yours'],
  [{ match: 'several', hint: 'A-1' }, 'Unit A-1 has no photo due, or several'],
  [{ match: 'suggested', hint: 'A-1' }, 'Taken near unit A-1: is it this one?'],
  [{ match: 'chosen', problem: 'No.' }, 'No.'],
  [{ match: 'chosen', takenOn: '2027-03-02' }, 'Chosen by hand, taken on Mar 2'],
  [{ match: 'described', hint: 'A-1' }, 'By the description in it: unit A-1'],
  [
    { match: 'suggested', takenOn: '2027-03-02' },
    'Taken near one of your faces, taken on Mar 2: is it this one?',
  ],
  [
    { match: 'several', hint: 'A-1', takenOn: '2027-03-02' },
    'Unit A-1 has no photo due for that day, or several, taken on Mar 2',
  ],
  [{ match: 'several' }, 'It may be of several faces'],
  [{ match: 'none', hint: 'A-1' }, 'No photo is needed of unit A-1 now'],
] as const)('a photo %o says why', (given, words) => {
  expect(describeMatch({ hint: '', takenOn: null, problem: null, ...given })).toBe(words)
})

it('faces of the unit that a photo may show stand first, and are read back as they are', () => {
  const faces = ['A', 'B'].map((unitCode, at) => ({
    bookingId: at + 1,
    duty: '1@2027-03-01/log/2',
    name: unitCode,
    unitCode,
  }))
  expect(listFaceOptions(faces, 'B').map(({ label }) => label)).toEqual(['Choose a face', 'B', 'A'])
  expect(parseFaceValue(toFaceValue(faces[1]!))).toEqual({ bookingId: 2, duty: '1@2027-03-01/log/2' })
  expect(parseFaceValue('')).toBeNull()
})
