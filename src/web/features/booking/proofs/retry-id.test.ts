import { expect, it } from 'vitest'
import { createRetryId } from './retry-id.ts'

it('a link that is sent again is the same proof, another link or a link of later is another', () => {
  const retry = createRetryId()
  const first = retry.idOf('https://social.example/1')
  expect(retry.idOf('https://social.example/1')).toBe(first)
  expect(retry.idOf('https://social.example/2')).not.toBe(first)
  const second = retry.idOf('https://social.example/2')
  retry.done()
  expect(retry.idOf('https://social.example/2')).not.toBe(second)
})
