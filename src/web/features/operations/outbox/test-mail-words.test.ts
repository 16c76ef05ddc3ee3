import { expect, it } from 'vitest'
import { titleOf } from './test-mail-words.ts'

it.each([
  ['smtp', 'The mail server took the mail to ana@x.example'],
  ['outbox', 'The mail to ana@x.example is in the outbox'],
] as const)('a test mail by %s: %s', (by, title) => {
  expect(titleOf({ by, to: 'ana@x.example' })).toBe(title)
})
