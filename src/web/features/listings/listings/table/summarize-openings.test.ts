import { expect, it } from 'vitest'
import { summarizeOpenings } from './summarize-openings.ts'

it.each([
  [['saved', 'saved'], '2 will be opened.'],
  [['saved', 'unchanged', 'refused', 'refused'], '1 will be opened, 1 is open already, 2 cannot be.'],
  [['refused'], '0 will be opened, 1 cannot be.'],
] as const)('%j: %s', (outcomes, words) => {
  expect(summarizeOpenings(outcomes.map((outcome) => ({ outcome })))).toBe(words)
})
