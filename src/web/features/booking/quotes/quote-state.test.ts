import { describe, expect, it } from 'vitest'
import { parseQuoteState, toQuoteInput } from './quote-state.ts'

describe('the choice of dates in an address', () => {
  it('is read as far as it is valid', () => {
    expect(
      parseQuoteState({
        unit: '7',
        from: '2026-03-02',
        to: '2026-02-30',
        quantity: '0',
        extras: 'vinyl,lights',
      }),
    ).toEqual({ unit: 7, from: '2026-03-02', extras: 'vinyl,lights' })
    expect(parseQuoteState({ extras: '<script>' })).toEqual({})
  })

  it('takes the boxes of a form without scripts', () => {
    expect(parseQuoteState({ extras: ['vinyl', 'lights'] })).toEqual({ extras: 'vinyl,lights' })
  })

  it('asks for a price once there is a first day, and a last one not before it', () => {
    expect(toQuoteInput({ to: '2026-03-02' })).toBeNull()
    expect(toQuoteInput({ from: '2026-03-02' })).toMatchObject({ from: '2026-03-02', to: '2026-03-02' })
    expect(toQuoteInput({ from: '2026-03-02', to: '2026-03-01' })).toBeNull()
    expect(toQuoteInput({ from: '2026-03-02', to: '2026-03-29', extras: 'vinyl' })).toEqual({
      unitId: null,
      from: '2026-03-02',
      to: '2026-03-29',
      quantity: 1,
      extras: ['vinyl'],
    })
    expect(toQuoteInput({ from: '2026-03-02', agency: 1 })).toMatchObject({ isAgency: true })
  })
})
