import { expect, it } from 'vitest'
import type { TicketDetail } from '#contract/content/support.ts'
import { fill } from './fill-reply.ts'
import { toStatuses } from './inbox-statuses.ts'

const ticket = (name: string) => ({ name, number: 'PLA-1007' }) as TicketDetail

it.each([
  ['Hello {name},', 'Ana Lopez', 'Hello Ana,'],
  ['{number} and {number} again', 'Ana', 'PLA-1007 and PLA-1007 again'],
  ['Nothing to fill', 'Ana', 'Nothing to fill'],
  ['Cost: $& {name}', 'Ana', 'Cost: $& Ana'],
  ['{price}', 'Ana', '{price}'],
])('"%s" for %s is "%s"', (body, name, text) => {
  expect(fill(body, ticket(name))).toBe(text)
})

it('a status says how many there are, once that is known', () => {
  const counts = { open: 3, answered: 0, closed: 12, spam: 1 }
  expect(toStatuses({ counts } as never).map(({ label }) => label)).toEqual([
    ...['Open 3', 'Answered 0', 'Closed 12', 'Spam 1', 'All'],
  ])
  expect(toStatuses(undefined)[0].label).toBe('Open')
})
