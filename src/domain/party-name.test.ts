import { expect, it } from 'vitest'
import { toPartyName } from './party-name.ts'

it.each([
  ['Ana Lee', null, 'Ana Lee'],
  ['Ana Lee', 'Fremont Signs', 'Ana Lee, Fremont Signs'],
  ['Fremont Signs', 'Fremont Signs', 'Fremont Signs'],
  ['Ana Lee', '', 'Ana Lee'],
])('%s of %s is %s', (name, company, words) => {
  expect(toPartyName({ name, company })).toBe(words)
})
