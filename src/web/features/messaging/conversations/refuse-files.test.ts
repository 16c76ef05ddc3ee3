import { describe, expect, it } from 'vitest'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import { refuseFiles } from './refuse-files.ts'

const MB = 1024 * 1024
const file = (size: number, name = 'plan.pdf') => ({ name, size })
const { attachmentBytes, attachments } = CONVERSATION_LIMITS

describe('files of a message', () => {
  it.each([
    ['none', [], 5, null],
    ['as many as there is room for', [file(1), file(1)], 2, null],
    ['one more', [file(1), file(1), file(1)], 2, 'Attach at most five files.'],
    ['no room at all', [file(1)], 0, 'Attach at most five files.'],
    ['the largest', [file(attachmentBytes)], 5, null],
    [
      'one that is larger',
      [file(1), file(attachmentBytes + 1, 'film.mp4')],
      5,
      '“film.mp4” is larger than 10 MB.',
    ],
    ['which is said first', [file(attachmentBytes + 1)], 0, '“plan.pdf” is larger than 10 MB.'],
  ])('%s', (_what, files, room, refusal) => {
    expect(refuseFiles(files, room)).toBe(refusal)
  })

  it('are as many and as large as the words say', () => {
    expect([attachments, attachmentBytes]).toEqual([5, 10 * MB])
  })
})
