import { describe, expect, it } from 'vitest'
import { judgeSeller, readSellerTurns } from './sellers.ts'

/** Of the sealed half only the share is told. */
const LEAST = { open: 1, sealed: 0.9 }

describe.each(['open', 'sealed'] as const)('requests of sellers, %s', (name) => {
  const judged = readSellerTurns(name).map((turn) => ({ text: turn.text, problems: judgeSeller(turn) }))
  const wrong = judged.filter(({ problems }) => problems.length > 0)

  it('are answered', () => {
    const share = 1 - wrong.length / judged.length
    expect(judged.length).toBe(20)
    expect(share, name === 'open' ? JSON.stringify(wrong, null, 1) : `${share}`).toBeGreaterThanOrEqual(
      LEAST[name],
    )
  })

  it('name no price that nobody stated', () => {
    const invented = judged.filter(({ problems }) => problems.some((one) => one.startsWith('invented')))
    expect(invented.length).toBe(0)
  })
})
