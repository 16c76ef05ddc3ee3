import { expect, it } from 'vitest'
import { describeSpaceChange, summarizeTerms } from './summarize-terms.ts'

it('counts what will change, what is so already, and what cannot', () => {
  const of = (...outcomes: ('saved' | 'unchanged' | 'refused')[]) =>
    summarizeTerms(outcomes.map((outcome) => ({ outcome })))
  expect(of('saved', 'saved', 'unchanged', 'refused')).toBe('2 will change, 1 is so already, 1 cannot.')
  expect(of('saved')).toBe('1 will change.')
})

it('says of each space what changes, with the price before and after where it does', () => {
  const changes = ['Rate card Card 2027', 'Extras']
  const example = { first: '2027-01-25', beforeCents: 100_000, afterCents: 120_000, isAtFloor: false }
  const saved = { outcome: 'saved', message: '', changes } as const
  expect(describeSpaceChange({ ...saved, example })).toBe(
    'Rate card Card 2027, Extras; four weeks from Jan 25: $1,000 becomes $1,200',
  )
  expect(
    describeSpaceChange({ ...saved, example: { ...example, afterCents: 90_000, isAtFloor: true } }),
  ).toBe('Rate card Card 2027, Extras; four weeks from Jan 25: $1,000 becomes $900, its minimum')
  expect(describeSpaceChange({ ...saved, example: null })).toBe('Rate card Card 2027, Extras')
  expect(describeSpaceChange({ ...saved, example: { ...example, afterCents: 100_000 } })).toBe(
    'Rate card Card 2027, Extras',
  )
  const refused = { outcome: 'refused' as const, message: 'It is for sale.', changes: [], example: null }
  expect(describeSpaceChange(refused)).toBe('It is for sale.')
})
