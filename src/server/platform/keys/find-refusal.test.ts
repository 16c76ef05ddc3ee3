import { expect, it } from 'vitest'
import { findMailRefusal } from '../mail/mail-refusal.ts'
import { findRefusal, toNotFound } from './find-refusal.ts'

const SERVICE = { name: 'The service', key: 'ITS_KEY', address: 'ITS_URL' }

it.each([
  [401, 'ITS_KEY'],
  [403, 'ITS_KEY'],
  [404, 'ITS_URL'],
  [405, 'ITS_URL'],
  [410, 'ITS_URL'],
  [400, undefined],
  [429, undefined],
  [500, undefined],
  [503, undefined],
])('%i is about %s', (status, setting) => {
  const refusal = findRefusal(status, SERVICE)
  expect(refusal?.message.match(/ITS_\w+/)?.[0]).toBe(setting)
})

it('a name that nobody has is about the address; one that cannot be looked up just now may pass', () => {
  const failed = (code: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
  expect(toNotFound(failed('ENOTFOUND'), SERVICE)).toMatchObject({
    message: expect.stringContaining('ITS_URL'),
  })
  for (const error of [failed('EAI_AGAIN'), failed('ECONNREFUSED')])
    expect(toNotFound(error, SERVICE)).toBe(error)
})

it.each([
  [{ code: 'EAUTH', responseCode: 535 }, /login \(535\)/],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }, /not found/],
  [{ code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' }, /TLS/],
])('of a mail server, %o is the operator’s', (error, words) => {
  expect(findMailRefusal(error)?.message).toMatch(words)
})

it.each([
  { code: 'EDNS', message: 'getaddrinfo EAI_AGAIN mail.example' },
  { code: 'ESOCKET', message: 'connect ECONNREFUSED' },
  { code: 'ETIMEDOUT' },
  { code: 'EENVELOPE', responseCode: 550 },
])('of a mail server, %o may pass or is about the mail', (error) => {
  expect(findMailRefusal(error)).toBeNull()
})
