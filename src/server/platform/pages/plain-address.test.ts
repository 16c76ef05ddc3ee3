import { expect, it } from 'vitest'
import { findPlainAddress } from './plain-address.ts'

it.each([
  ['/', null],
  ['/?q=a/', null],
  ['/help', null],
  ['/help/', '/help'],
  ['/help//?q=1&r=2?', '/help?q=1&r=2?'],
  ['//help', '/help'],
  // another site's name is a path of ours
  ['//elsewhere.example/', '/elsewhere.example'],
  ['///', '/'],
])('C-18: %s is at %s', (address, plain) => {
  expect(findPlainAddress(address)).toBe(plain)
})
