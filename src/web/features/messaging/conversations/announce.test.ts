import { expect, it } from 'vitest'
import type { LiveEvent } from '#contract/edge/live.ts'
import { addEvent, NOTHING_UNSAID, toSentence } from './announce.ts'

const sally = { id: 12, name: 'Sally' }
const event = (conversationId: number, author: string, body: string, isRedacted = false) =>
  ({ seq: 1, kind: 'message', conversationId, message: { author, body, isRedacted } }) as LiveEvent
const say = (...events: LiveEvent[]) =>
  toSentence(events.reduce((unsaid, one) => addEvent(unsaid, one, sally), NOTHING_UNSAID))

it('reads the messages of the open conversation, and counts the others', () => {
  expect(say(event(12, 'other', 'Yes, all of May.'))).toBe('Sally: Yes, all of May.')
  expect(say(event(13, 'other', 'Hello'), event(14, 'other', 'Hi'))).toBe('2 new messages')
  expect(say(event(12, 'other', ''), event(13, 'other', 'Hi'))).toBe('Sally: a file 1 new message')
  expect(say(event(12, 'placard', 'Asked for a viewing.'))).toBe('Placard: Asked for a viewing.')
})

it('says nothing of what is no news', () => {
  expect(say()).toBe('')
  expect(say(event(12, 'me', 'Mine'), event(12, 'other', '', true), { seq: 2, kind: 'read' })).toBe('')
})

it('is short', () => {
  const sentence = say(event(12, 'other', 'x'.repeat(500)))
  expect(sentence).toHaveLength(140)
  expect(sentence.endsWith('…')).toBe(true)
})
