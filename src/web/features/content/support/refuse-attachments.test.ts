import { describe, expect, it } from 'vitest'
import { ATTACHMENTS } from '#domain/content/support.ts'
import { refuseAttachments } from './refuse-attachments.ts'

const MB = 1024 * 1024
const file = (megabytes: number, name = 'photo.jpg') => ({ name, size: megabytes * MB })
const refuse = (before: object[], added: object[], isSignedIn = true) =>
  refuseAttachments([...before, ...added] as never, added as never, isSignedIn)

describe('files for support', () => {
  it.each([
    ['none', [], [], true, undefined],
    ['five of the largest', [file(10), file(10)], [file(10), file(10), file(10)], true, undefined],
    ['a sixth', Array(5).fill(file(1)), [file(1)], true, 'Please attach at most 5 files.'],
    ['one that is too large', [], [file(11, 'film.mp4')], true, '“film.mp4” is larger than 10 MB.'],
    ['a guest’s, 10 MB together', [file(4)], [file(6)], false, undefined],
    [
      'a guest’s that are more',
      [file(4)],
      [file(7)],
      false,
      'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.',
    ],
    ['the same of a member', [file(4)], [file(7)], true, undefined],
  ] as const)('%s', (_what, before, added, isSignedIn, refusal) => {
    expect(refuse([...before], [...added], isSignedIn)).toBe(refusal)
  })

  it('are as many and as large as the words say', () => {
    expect(ATTACHMENTS).toMatchObject({ max: 5, bytes: 10 * MB, guestBytes: 10 * MB })
  })
})
