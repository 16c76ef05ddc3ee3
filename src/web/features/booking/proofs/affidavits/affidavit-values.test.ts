import { expect, it } from 'vitest'
import { countOf, firstLine, nextLine, readAffidavit } from './affidavit-values.ts'

const TODAY = '2027-03-05'
const LINE = { ...firstLine('a', '2027-03-01'), times: '7:15 AM, 5:40 PM', program: 'Morning' }
const VALUES = { outlet: 'KXYZ', seconds: '30', signer: 'Ada Chu', role: 'Traffic', lines: [LINE] }

it.each([
  [LINE, 2],
  [{ times: '', count: '1,200' }, 1200],
  [{ times: '', count: 'many' }, null],
  [{ times: '7', count: '2' }, null],
])('a line %o counts its times, else what is typed', (line, count) => {
  expect(countOf(line)).toBe(count)
})

it('the next line is the one before, a day later', () => {
  expect(nextLine({ ...LINE, day: '2027-02-28' }, 'b')).toEqual({ ...LINE, key: 'b', day: '2027-03-01' })
  expect(nextLine({ ...LINE, day: '' }, 'b').day).toBe('')
  expect(nextLine(undefined, 'b')).toEqual(firstLine('b', ''))
})

it('is sent as minutes and numbers', () => {
  expect(readAffidavit(VALUES, TODAY)).toEqual({
    written: {
      outlet: 'KXYZ',
      seconds: 30,
      signer: 'Ada Chu',
      role: 'Traffic',
      lines: [{ day: '2027-03-01', times: [435, 1060], count: 2, program: 'Morning' }],
    },
  })
  expect(readAffidavit({ ...VALUES, seconds: ' ' }, TODAY)).toMatchObject({ written: { seconds: null } })
})

it.each([
  [{ outlet: ' ' }, 'outlet'],
  [{ signer: '' }, 'signer'],
  [{ role: '' }, 'role'],
  [{ seconds: '0:30' }, 'seconds'],
  [{ lines: [{ ...LINE, day: '' }] }, 'a.day'],
  [{ lines: [{ ...LINE, day: '2027-03-06' }] }, 'a.day'],
  [{ lines: [{ ...LINE, times: 'breakfast' }] }, 'a.times'],
  [{ lines: [{ ...LINE, times: '', count: '0' }] }, 'a.count'],
  [{ lines: [{ ...LINE, times: '' }] }, 'a.count'],
])('%o is refused at its field', (part, field) => {
  const read = readAffidavit({ ...VALUES, ...part }, TODAY)
  expect('problems' in read && Object.keys(read.problems)).toEqual([field])
})
