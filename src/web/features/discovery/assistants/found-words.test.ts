import { expect, it } from 'vitest'
import { foundWords } from './found-words.ts'

it.each([
  [1, 'Found 1 advertising opportunity'],
  [2, 'Found 2 advertising opportunities'],
  [12, 'Found 12 advertising opportunities'],
])('says that %d match', (count, words) => expect(foundWords(count)).toBe(words))
