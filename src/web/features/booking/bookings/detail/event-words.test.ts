import { expect, it } from 'vitest'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import { describeEvent } from './event-words.ts'

const EVENT = { from: 'draft', to: 'draft', version: 1, reason: null, at: '' } as const

it('tells every step of everybody who takes it in words of its own', () => {
  for (const { step, actors } of BOOKING_LIFECYCLE)
    for (const actor of actors) {
      const isPerson = ['buyer', 'seller', 'admin'].includes(actor)
      const words = describeEvent({ ...EVENT, step, actor, name: isPerson ? 'Ana' : null })
      expect(words, `${step} by ${actor}`).toMatch(isPerson ? /^Ana \w+/ : /^[A-Z].* /)
      expect(words).not.toContain('undefined')
    }
})
