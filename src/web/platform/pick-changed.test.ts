import { expect, it } from 'vitest'
import { pickChanged } from './pick-changed.ts'

const body = { name: 'Ivy', company: null, phone: '206 555 0100' }

it.each([
  [{}, {}],
  [{ name: true }, { name: 'Ivy' }],
  [
    { company: true, phone: true },
    { company: null, phone: '206 555 0100' },
  ],
])('B21: with %j changed, %j is sent', (changed, sent) => expect(pickChanged(body, changed)).toEqual(sent))
