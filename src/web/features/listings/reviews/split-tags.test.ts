import { expect, it } from 'vitest'
import { AUDIENCE_LABELS } from '#domain/vocabulary.ts'
import { splitTags } from './split-tags.ts'

const { commuters, tourists, students } = AUDIENCE_LABELS

it.each([
  ['none', [], [], []],
  ['two', ['commuters', 'tourists'], [commuters, tourists], []],
  ['more, in words too', ['commuters', 'tourists', 'students'], [commuters, tourists], [students]],
  ['one of the seller’s own', ['dog owners'], ['dog owners'], []],
])('%s', (_what, tags, shown, rest) => {
  expect(splitTags(tags)).toEqual({ shown, rest })
})
