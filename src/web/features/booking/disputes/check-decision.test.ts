import { expect, test } from 'vitest'
import { checkDecision, type DecisionForm } from './check-decision.ts'

const SUMS = { paidCents: 50_000, creditableCents: 80_000 }
const build = (part: Partial<DecisionForm>): DecisionForm => ({
  resolution: 'refund',
  dollars: '250',
  decision: ' Half of the days were dark. ',
  ...part,
})

test.each([
  [{}, { resolution: 'refund', creditCents: 25_000, decision: 'Half of the days were dark.' }],
  [
    { dollars: '500.00' },
    { resolution: 'refund', creditCents: 50_000, decision: 'Half of the days were dark.' },
  ],
  [
    { resolution: 'nothing', dollars: 'what?' },
    { resolution: 'nothing', creditCents: 0, decision: 'Half of the days were dark.' },
  ],
] satisfies [Partial<DecisionForm>, unknown][])('%j is sent', (part, decision) =>
  expect(checkDecision(build(part), SUMS)).toEqual({ decision }),
)

test.each([
  [{ resolution: undefined }, { resolution: 'Choose how it ends' }],
  [{ dollars: '500.01' }, { dollars: '$500.00 at most.' }],
  [{ resolution: 'credit', dollars: '900' }, { dollars: '$800.00 at most.' }],
  [{ dollars: '0' }, { dollars: 'Must be more than $0' }],
  [{ dollars: 'half' }, { dollars: 'Please give an amount, such as 500.00' }],
  [{ resolution: 'make-good', decision: ' ' }, { decision: 'Please say why' }],
] satisfies [Partial<DecisionForm>, unknown][])('%j is not', (part, problems) =>
  expect(checkDecision(build(part), SUMS)).toEqual({ problems }),
)
