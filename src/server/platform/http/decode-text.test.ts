import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (hex: string) => Buffer.from(hex, 'hex')

it.each([
  ['UTF-8', '47c3a5', undefined, 'Gå'],
  ['a mark', 'efbbbf47c3a5', undefined, 'Gå'],
  ['a charset', '47e5', 'text/calendar; charset="ISO-8859-1"', 'Gå'],
  ['UTF-16 by its mark', 'fffe4700e500', 'text/calendar; charset=utf-8', 'Gå'],
  ['UTF-16, the other way round', 'feff004700e5', undefined, 'Gå'],
  ['a charset that nobody knows', '47c3a5', 'text/calendar; charset=mars', 'Gå'],
])('%s', (_, hex, contentType, text) => {
  expect(decodeText(bytes(hex), contentType)).toBe(text)
})
