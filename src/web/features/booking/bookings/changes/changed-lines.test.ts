import { expect, it } from 'vitest'
import { buildAgreedTerms } from '#test/support/booking/build-agreed-terms.ts'
import { listChangedLines } from './changed-lines.ts'

it('leaves out what both have, line by line', () => {
  const before = buildAgreedTerms()
  const lines = before.lines.map((line) => (line.kind === 'tax' ? { ...line, cents: 0 } : line))
  expect(listChangedLines(before, { ...before, lines, totalCents: 262_000 })).toEqual([
    {
      label: 'Price',
      before: 'Estimated tax: $103.50, 10.35% of $1,000, Seattle',
      text: 'Estimated tax: $0.00, 10.35% of $1,000, Seattle',
    },
    { label: 'Total', before: '$2,723.50', text: '$2,620.00' },
  ])
})
