import { expect, it } from 'vitest'
import { describeSent } from './request-words.ts'

const line = (step: 'book' | 'request' | 'hold', state: 'waiting' | 'sent' | 'refused') => ({ step, state })

it.each([
  [[line('request', 'sent')], '1 requested'],
  [[line('request', 'sent'), line('book', 'sent'), line('book', 'refused')], '1 requested, 1 booked, 1 not'],
  [[{ ...line('book', 'sent'), status: 'awaiting-payment' as const }], '1 to be paid'],
  [[line('hold', 'sent'), line('request', 'waiting')], '1 held, 1 on the way'],
])('says what became of a press', (lines, said) => {
  expect(describeSent(lines)).toBe(said)
})
