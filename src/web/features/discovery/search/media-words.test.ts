import { expect, it } from 'vitest'
import { listMedia, nameMedium } from './media-words.ts'

it.each([
  ['radio', ['radio']],
  ['Bill', ['billboard']],
  ['news', ['print', 'social']],
  ['r', []],
  ['tacoma', []],
  ['radio in Tacoma', []],
])('"%s" begins %j', (typed, media) => {
  expect(listMedia(typed)).toEqual(media)
})

it('names a medium as what is looked for', () => {
  expect(nameMedium('social')).toBe('Social Media spaces')
})
