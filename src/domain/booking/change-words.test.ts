import { expect, it } from 'vitest'
import { type ChangeDetails, describeChange, describeChangeStep } from './change-words.ts'

const told: ChangeDetails = {
  step: 'propose',
  kind: 'credit',
  proposedBy: 'seller',
  name: 'Sam',
  title: 'Aurora wall',
  words: 'The lamps were out.',
  dates: 'Mar 3 to Mar 9, 2027',
  differenceCents: -22_500,
  deadline: 'Thu, Mar 11, 5:00 PM PST',
}

it.each([
  [
    'change',
    'Sam asks for a change to Mar 3 to Mar 9, 2027.',
    'Sam asks to change the booking of “Aurora wall”',
  ],
  [
    'make-good',
    'Sam offers Mar 3 to Mar 9, 2027 as make-good, at no cost.',
    'Sam offers make-good days for “Aurora wall”',
  ],
  ['credit', 'Sam offers a credit for Mar 3 to Mar 9, 2027.', 'Sam offers a credit for “Aurora wall”'],
] as const)('tells a %s for what it is', (kind, message, line) => {
  expect(describeChange({ ...told, kind })).toContain(message)
  expect(describeChangeStep({ ...told, kind }).line).toBe(line)
})

it('says what money it means, why, and until when', () => {
  expect(describeChange(told)).toMatch(/\$225\.00 is credited to the buyer, .* The lamps were out\.$/)
  const { paragraphs, button } = describeChangeStep(told)
  expect(paragraphs.join(' ')).toContain('Please answer by Thu, Mar 11')
  expect(button).toBe('Look at the offer')
  expect(describeChangeStep({ ...told, step: 'accept' }).line).toBe(
    'Sam accepted the credit for “Aurora wall”',
  )
  expect(describeChangeStep({ ...told, step: 'expire' }).line).toContain(
    'The credit of “Aurora wall” was not answered',
  )
})

it('says of a buyer that days are asked for', () => {
  const asked = { ...told, proposedBy: 'buyer' } as const
  expect(describeChange(asked)).toContain('Sam asks for a credit for Mar 3 to Mar 9, 2027.')
  expect(describeChange({ ...asked, kind: 'make-good' })).toContain(
    'asks for Mar 3 to Mar 9, 2027 as make-good',
  )
  expect(describeChangeStep(asked)).toMatchObject({
    line: 'Sam asks for a credit for “Aurora wall”',
    button: 'Look at what is asked',
  })
})
