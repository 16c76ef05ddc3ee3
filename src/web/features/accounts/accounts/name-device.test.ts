import { expect, it } from 'vitest'
import { nameDevice } from './name-device.ts'

const NOW = new Date('2026-11-22T20:00:00Z')

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', 'iPad'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['something else', 'This device'],
])('%s is "%s"', (userAgent, system) => {
  expect(nameDevice(userAgent, NOW)).toMatch(new RegExp(`^${system}, \\w`))
})
