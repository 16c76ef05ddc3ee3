import { describe, expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '#training/requests/hostile-texts.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { evaluate } from './evaluate.ts'
import { RANKING_NEEDS } from './rankings.ts'

/** Minimum scores for a change to be accepted; `npm run assistant:report` prints the current ones. */
const FLOORS = { exact: 0.99, slotF1: 0.995, ndcg: 0.93 }

describe('the assistants on the project’s own evaluation set', () => {
  const figures = evaluate()

  it('has enough cases', () => {
    expect(Object.values(QUERY_SETS).flat().length).toBeGreaterThanOrEqual(260)
    expect(RANKING_NEEDS.length).toBeGreaterThanOrEqual(40)
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(40)
  })

  it('understands requests', () => {
    expect(figures.all.exact).toBeGreaterThanOrEqual(FLOORS.exact)
    expect(figures.all.slotF1).toBeGreaterThanOrEqual(FLOORS.slotF1)
  })

  it('answers hostile texts harmlessly', () => {
    expect(figures.hostile.problems).toEqual([])
  })

  it('ranks the best matches first', () => {
    expect(figures.ranking.ndcg).toBeGreaterThanOrEqual(FLOORS.ndcg)
  })

  it('states only grounded figures', () => {
    expect(figures.grounding.problems).toEqual([])
    expect(figures.grounding.texts).toBeGreaterThan(5000)
  })
})
