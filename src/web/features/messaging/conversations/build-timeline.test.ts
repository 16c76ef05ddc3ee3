import { expect, it } from 'vitest'
import type { Message } from '#contract/messaging/conversations.ts'
import { buildTimeline } from './build-timeline.ts'

const message = (seq: number, author: Message['author'], createdAt: string): Message => ({
  seq,
  author,
  by: null,
  createdAt,
  kind: author === 'placard' ? 'system' : 'text',
  body: `Message ${seq}`,
  event: null,
  via: 'page',
  clientId: null,
  attachments: [],
  scamSigns: [],
  leftOut: null,
  isRedacted: false,
})
/** "d" a day, "u" where new ones begin, a number a message, "+" one that continues. */
const draw = (messages: Message[], readSeq = 99) =>
  buildTimeline(messages, readSeq)
    .map((item) => {
      if (item.type === 'message') return `${item.isContinued ? '+' : ''}${item.message.seq}`
      return item.type[0]
    })
    .join(' ')

it('separates the days of the market, not those of UTC', () => {
  const late = message(1, 'me', '2026-05-02T05:30:00Z')
  const night = message(2, 'me', '2026-05-02T08:00:00Z')
  expect(draw([message(0, 'me', '2026-05-01T20:00:00Z'), late, night])).toBe('d 0 1 d 2')
})

it('puts together what one author writes within five minutes', () => {
  const at = (minute: number) => `2026-05-01T20:${String(minute).padStart(2, '0')}:00Z`
  const messages = [
    message(1, 'me', at(0)),
    message(2, 'me', at(4)),
    message(3, 'other', at(5)),
    message(4, 'other', at(12)),
    { ...message(5, 'other', at(13)), via: 'mail' as const },
    message(6, 'placard', at(13)),
  ]
  expect(draw(messages)).toBe('d 1 +2 3 4 5 6')
})

it('marks the first message of others that was not seen', () => {
  const at = '2026-05-01T20:00:00Z'
  const messages = [
    message(1, 'other', at),
    message(2, 'me', at),
    message(3, 'other', at),
    message(4, 'other', at),
  ]
  expect(draw(messages, 1)).toBe('d 1 2 u 3 +4')
  expect(draw(messages, 4)).toBe('d 1 2 3 +4')
  expect(draw(messages, 0)).toBe('d u 1 2 3 +4')
  expect(draw([])).toBe('')
})
