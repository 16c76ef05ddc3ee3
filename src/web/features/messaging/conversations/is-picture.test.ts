import { expect, it } from 'vitest'
import { isPicture } from './is-picture.ts'

const file = (mediaType: string, width: number | null = 800, height: number | null = 600) =>
  ({ mediaType, width, height }) as Parameters<typeof isPicture>[0]

it.each([
  ['a picture', file('image/jpeg'), true],
  ['one whose size nobody knows', file('image/jpeg', null), false],
  ['one whose height nobody knows', file('image/heic', 800, null), false],
  ['a film', file('video/mp4'), false],
  ['a document', file('application/pdf', null, null), false],
])('%s is shown as a picture: %s', (_what, given, expected) => {
  expect(isPicture(given)).toBe(expected)
})
