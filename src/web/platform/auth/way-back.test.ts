import { expect, it } from 'vitest'
import { parseWayBack } from './way-back.ts'

it.each([
  [
    { path: '/checkout', label: 'your order' },
    { path: '/checkout', label: 'your order' },
  ],
  [{ path: '//evil.example', label: 'your order' }, null],
  [{ path: 'https://evil.example', label: 'your order' }, null],
  [{ path: '/checkout' }, null],
  ['/checkout', null],
  [undefined, null],
])('B15: %j leads back to %j', (stored, way) => {
  expect(parseWayBack(stored)).toEqual(way)
})
