import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { findImpliedAudience, targetPhrase } from './implied-audience.ts'
import { readMeaning, similarityTo } from './read-meaning.ts'
import { cosine, toUnit } from './vectors.ts'

const FAMILIES = { audience: 'families', vector: toUnit([1, 0, 0]) } as const
const SENIORS = { audience: 'seniors', vector: toUnit([0, 1, 0]) } as const

describe('findImpliedAudience', () => {
  it('finds an audience only when it is similar and clearly ahead', () => {
    expect(findImpliedAudience(toUnit([1, 0.2, 0]), [FAMILIES, SENIORS])).toBe('families')
    expect(findImpliedAudience(toUnit([1, 1, 0]), [FAMILIES, SENIORS])).toBeNull()
    expect(findImpliedAudience(toUnit([0.3, 0, 1]), [FAMILIES, SENIORS])).toBeNull()
  })
})

describe('targetPhrase', () => {
  it.each([
    ['We want to reach couples expecting their first baby in Kent', 'couples expecting their first baby'],
    ['posters seen by honeymooners', 'honeymooners'],
    ['flyers for our shop', null],
    ['billboards in Tacoma, not for newlyweds', null],
    ["screens in Kent, don't target newlyweds", null],
    ['posters, avoid reaching newlyweds', null],
    ['something for under 500', null],
  ])('%s', (text, phrase) => {
    expect(targetPhrase(text)).toBe(phrase)
  })
})

describe('readMeaning', () => {
  const request = { criteria: emptyCriteria(), places: [], words: 'reach honeymooners', isRequest: true }

  it('leaves the rules’ result unchanged without a model', async () => {
    const meaning = await readMeaning(request, 'reach honeymooners', {
      embed: async () => null,
      prototypes: null,
    })
    expect(meaning).toEqual({ request, vector: null })
    expect(similarityTo(meaning.vector, () => undefined)).toBeUndefined()
  })

  it('adds an implied audience where the rules found none', async () => {
    const embed = async (texts: readonly string[]) => texts.map(() => toUnit([1, 0, 0]))
    const { request: heard } = await readMeaning(request, 'reach honeymooners', {
      embed,
      prototypes: [FAMILIES, SENIORS],
    })
    expect(heard.criteria.audiences).toEqual(['families'])
  })
})

describe('vectors', () => {
  it('computes the similarity of unit vectors', () => {
    expect(cosine(toUnit([3, 4]), toUnit([3, 4]))).toBeCloseTo(1)
    expect(toUnit([0, 0])).toEqual(Float32Array.from([0, 0]))
  })
})
