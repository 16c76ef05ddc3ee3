import { describe, expect, it } from 'vitest'
import {
  countFaces,
  countPages,
  describeCount,
  describeFace,
  describeLeaseFile,
  describeLoose,
  nameStructure,
} from './structure-words.ts'

describe('structures', () => {
  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [120, 3],
  ])('%i of them have %i pages', (total, pages) => {
    expect(countPages(total)).toBe(pages)
  })

  it.each([
    [1, 1, '1 structure'],
    [50, 1, '50 structures'],
    [51, 2, '51 structures, page 2 of 2'],
    [1200, 3, '1,200 structures, page 3 of 24'],
  ])('%i on page %i are counted: %s', (total, page, words) => {
    expect(describeCount(total, page)).toBe(words)
  })

  it.each([
    [1, '1 space names the number of its structure and stands on none yet.'],
    [1400, '1,400 spaces name the number of their structure and stand on none yet.'],
  ])('%i spaces stand on none yet', (count, words) => {
    expect(describeLoose(count)).toBe(words)
  })

  it.each([
    [
      { number: 'A-01', address: '12 Pine St', place: 'Tacoma, WA' },
      { name: 'Structure A-01', where: '12 Pine St · Tacoma, WA' },
    ],
    [
      { number: 'A-01', address: '12 Pine St, Tacoma, WA 98402', place: 'Tacoma, WA' },
      { name: 'Structure A-01', where: '12 Pine St, Tacoma, WA 98402' },
    ],
    [
      { number: 'A-01', address: null, place: '' },
      { name: 'Structure A-01', where: 'No place yet' },
    ],
    [
      { number: null, address: '12 Pine St', place: 'Tacoma, WA' },
      { name: '12 Pine St', where: 'Tacoma, WA' },
    ],
    [
      { number: null, address: null, place: 'Tacoma, WA' },
      { name: 'Tacoma, WA', where: 'Tacoma, WA' },
    ],
  ])('%j is called %j', (structure, said) => {
    expect(nameStructure(structure)).toEqual(said)
  })
})

describe('their faces', () => {
  it.each([
    [{ unitId: 'A-0114', words: 'Side A, 14 × 48 ft' }, 'A-0114 · Side A, 14 × 48 ft'],
    [{ unitId: null, words: 'Side A' }, 'Side A'],
    [{ unitId: 'A-0114', words: '' }, 'A-0114'],
    [{ unitId: null, words: '' }, 'Its facts name no side and no size'],
  ])('%j are described: %s', (face, words) => {
    expect(describeFace(face)).toBe(words)
  })

  it('are counted', () => {
    expect([1, 2].map(countFaces)).toEqual(['1 face', '2 faces'])
  })
})

it.each([
  ['Carla', '1.2 MB · Jan 4, 2027 · Carla'],
  [null, '1.2 MB · Jan 4, 2027'],
])('a file of a lease by %s is %s', (uploadedBy, words) => {
  const file = { sizeBytes: 1.2 * 1024 * 1024, uploadedAt: '2027-01-04T20:00:00Z', uploadedBy }
  expect(describeLeaseFile(file)).toBe(words)
})
