import { expect, it } from 'vitest'
import { toHost } from './to-host.ts'

it.each([
  ['https://calendar.example.com/ical/secret.ics', 'calendar.example.com'],
  ['webcal://calendar.example.com/x', 'calendar.example.com'],
  ['https://x.example:8443/a', 'x.example:8443'],
  ['not an address', 'not an address'],
])('of %s only %s is shown', (url, host) => {
  expect(toHost(url)).toBe(host)
})
