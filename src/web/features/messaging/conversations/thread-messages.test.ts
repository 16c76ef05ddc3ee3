import { describe, expect, it } from 'vitest'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { toMuteEnd } from './mute-end.ts'
import { isWaitedFor, messagesOf } from './thread-messages.ts'
import { toPreview } from './to-preview.ts'

const message = (part: Partial<Message>) =>
  ({ author: 'other', createdAt: '2026-11-22T10:00:00Z', ...part }) as Message

it('messages of a thread stand in the order they were written', () => {
  const pages = [{ messages: [{ seq: 5 }, { seq: 6 }] }, { messages: [{ seq: 3 }, { seq: 4 }] }]
  expect(messagesOf({ pages } as never).map(({ seq }) => seq)).toEqual([3, 4, 5, 6])
})

describe('a buyer waits for the reader', () => {
  const since = '2026-11-22T12:00:00Z'
  it.each([
    ['a seller who has not answered', 'seller', since, [], true],
    ['not a buyer', 'buyer', since, [], false],
    ['nobody who is not waited for', 'seller', null, [], false],
    ['one who answered before it', 'seller', since, [message({ author: 'me' })], true],
    [
      'not one who has answered since',
      'seller',
      since,
      [message({ author: 'me', createdAt: '2026-11-22T13:00:00Z' })],
      false,
    ],
    [
      'whatever the buyer wrote since',
      'seller',
      since,
      [message({ createdAt: '2026-11-22T13:00:00Z' })],
      true,
    ],
  ] as const)('%s', (_what, side, waitingSince, messages, expected) => {
    expect(isWaitedFor({ side, waitingSince } as Conversation, [...messages])).toBe(expected)
  })
})

describe('a message in a line', () => {
  it.each([
    ['its words', { body: 'Is it free?', attachments: [] }, 'Is it free?'],
    ['cut', { body: 'a'.repeat(61), attachments: [] }, `${'a'.repeat(60)}…`],
    ['whole, at sixty', { body: 'a'.repeat(60), attachments: [] }, 'a'.repeat(60)],
    ['its file, without words', { body: '', attachments: [{ name: 'plan.pdf' }] }, 'plan.pdf'],
    ['that it was removed', { body: '', attachments: [] }, 'Removed message'],
  ])('is %s', (_what, part, text) => {
    expect(toPreview(message(part as never))).toBe(text)
  })
})

it.each([
  ['an hour', '2026-11-22T13:00:00Z', / until \S/],
  ['for ever', '2999-01-01T00:00:00Z', /^$/],
])('muted for %s', (_what, until, words) => {
  expect(toMuteEnd(until, new Date('2026-11-22T12:00:00Z'))).toMatch(words)
})
