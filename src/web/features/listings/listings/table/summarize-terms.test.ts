import { expect, it } from 'vitest'
import { summarizeTerms } from './summarize-terms.ts'

it('counts what will change, what is so already, and what cannot', () => {
  const of = (...outcomes: ('saved' | 'unchanged' | 'refused')[]) =>
    summarizeTerms(outcomes.map((outcome) => ({ outcome })))
  expect(of('saved', 'saved', 'unchanged', 'refused')).toBe('2 will change, 1 is so already, 1 cannot.')
  expect(of('saved')).toBe('1 will change.')
})
