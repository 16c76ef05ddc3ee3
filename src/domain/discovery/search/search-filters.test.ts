import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_VALUES } from '#test/support/discovery/search-queries.ts'
import type { Parameter } from './parameter.ts'
import { parseLenient, SEARCH_KEYS, SEARCH_PARAMETERS, toSearchTexts } from './search-filters.ts'

describe.each(SEARCH_KEYS)('%s', (key) => {
  const parameter: Parameter<unknown> = SEARCH_PARAMETERS[key]

  it('round-trips, and is valid', () => {
    fc.assert(
      fc.property(SEARCH_VALUES[key], (value) => {
        expect(parameter.isValid(value)).toBe(true)
        expect(parameter.parse(parameter.format(value))).toEqual({ value })
      }),
    )
  })

  it('round-trips through an address or a saved search', () => {
    fc.assert(
      fc.property(SEARCH_VALUES[key], (value) => {
        const held = parseLenient(SEARCH_PARAMETERS, { [key]: parameter.format(value) })
        expect(parseLenient(SEARCH_PARAMETERS, toSearchTexts([key], held))).toEqual(held)
      }),
    )
  })

  it('never parses an invalid value, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { value, problem } = parameter.parse(raw)
        if (value !== undefined) expect(parameter.isValid(value)).toBe(true)
        if (problem !== undefined) expect(problem).toMatch(/^must be /)
      }),
    )
  })
})

describe('partly valid input', () => {
  it.each([
    ['adType', 'radio,balloon,print,radio', ['print', 'radio']],
    ['audience', 'parents', ['families']],
    ['location', 'x'.repeat(500), 'x'.repeat(200)],
    ['priceMin', ['5', '7'], 5],
  ] as const)('%s', (key, raw, value) => {
    expect(SEARCH_PARAMETERS[key].parse(raw).value).toEqual(value)
  })
})
