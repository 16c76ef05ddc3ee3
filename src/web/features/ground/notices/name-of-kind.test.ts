import { expect, it } from 'vitest'
import { NOTICE_KINDS } from '#domain/ground/notices.ts'
import { nameOf } from './name-of-kind.ts'

it.each([
  ['digest', 'your day on Placard'],
  ['nonsense', 'this kind'],
  ['', 'this kind'],
  ['toString', 'this kind'],
  ['__proto__', 'this kind'],
])('"%s" is %s', (kind, name) => {
  expect(nameOf(kind)).toBe(name)
})

it('every kind is named as in the settings', () => {
  for (const [kind, { label }] of Object.entries(NOTICE_KINDS)) expect(nameOf(kind)).toBe(`“${label}”`)
})
