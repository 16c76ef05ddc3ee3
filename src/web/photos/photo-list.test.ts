import { describe, expect, it } from 'vitest'
import { describeLeftOut, describeRejection, moveTo } from './photo-list.ts'

describe('a file that cannot be used', () => {
  it.each([
    ['logo.svg', '', /^SVG drawings/],
    ['LOGO.SVG', 'image/svg+xml', /^SVG drawings/],
    ['logo', 'image/svg+xml', /^SVG drawings/],
    ['plan.pdf', 'application/pdf', /^Only JPEG/],
    ['film.mp4', 'video/mp4', /^Only JPEG/],
    ['', '', /^Only JPEG/],
  ])('"%s" (%s) is refused with a way out', (name, type, words) => {
    expect(describeRejection({ name, type })).toMatch(words)
  })
})

it.each([
  [1, 'One photo was left out.'],
  [4, '4 photos were left out.'],
])('%d beyond the most: %s', (count, words) => {
  expect(describeLeftOut(count)).toBe(words)
})

describe('moving a photo', () => {
  it.each([
    ['to the front', 2, 0, 'cab'],
    ['to the end', 0, 2, 'bca'],
    ['by one', 1, 2, 'acb'],
    ['nowhere', 1, 1, 'abc'],
    ['one that is gone', 9, 0, 'abc'],
  ])('%s', (_what, from, to, order) => {
    expect(moveTo(['a', 'b', 'c'], from, to).join('')).toBe(order)
  })

  it('leaves the list it was given', () => {
    const list = ['a', 'b']
    moveTo(list, 0, 1)
    expect(list).toEqual(['a', 'b'])
  })
})
