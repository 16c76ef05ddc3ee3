import { expect, it, vi } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { withoutGone } from './gone-extras.ts'

const refusal = (goneExtras?: string[]) =>
  new ApiError('This space has no such extra.', 400, { goneExtras } as object)
const input = { extras: ['vinyl', 'design'], quantity: 2 }

it('sends a choice once more, without the extras that are gone', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(refusal(['vinyl']))
    .mockResolvedValueOnce('priced')
  expect(await withoutGone(input, send)).toEqual({ answer: 'priced', gone: ['vinyl'] })
  expect(send.mock.calls).toEqual([[input], [{ extras: ['design'], quantity: 2 }]])
})

it('leaves nothing out where all are offered, and hides no other refusal', async () => {
  expect(await withoutGone(input, async () => 'priced')).toEqual({ answer: 'priced', gone: [] })
  const send = vi.fn().mockRejectedValue(refusal())
  await expect(withoutGone(input, send)).rejects.toThrow('no such extra')
  expect(send).toHaveBeenCalledTimes(1)
})
