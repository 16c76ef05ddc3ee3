import { expect, it } from 'vitest'
import { BOOKING_STATUSES, findDueStep } from './lifecycle.ts'
import { listReminders } from './reminder-words.ts'

const told = {
  title: 'Brick wall',
  buyer: 'Bob',
  seller: 'Sally',
  deadline: 'Thu, Mar 4, 1:00 PM PST',
  dates: 'Mar 8 to Apr 4',
  dueNow: '$900',
}

it('reminds whoever a state waits for, before its time is over', () => {
  const reminded = BOOKING_STATUSES.map((status) => [
    status,
    listReminders({ ...told, status }).map(({ side }) => side),
  ])
  expect(reminded.filter(([, sides]) => sides!.length > 0)).toEqual([
    ['requested', ['seller']],
    ['quoted', ['buyer']],
    ['held', ['buyer']],
    ['awaiting-payment', ['buyer']],
    ['booked', ['buyer', 'seller']],
  ])
  for (const status of BOOKING_STATUSES)
    if (listReminders({ ...told, status }).length > 0) expect(findDueStep(status)).not.toBeNull()
})

it('says until when', () => {
  for (const status of ['requested', 'quoted', 'held', 'awaiting-payment', 'booked'] as const)
    for (const { paragraphs } of listReminders({ ...told, status }))
      expect(paragraphs.join(' ')).toContain(told.deadline)
})
