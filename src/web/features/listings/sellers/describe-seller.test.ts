import { describe, expect, it } from 'vitest'
import type { SellerProfile } from '#contract/listings/sellers.ts'
import { describeSeller } from './describe-seller.ts'

const NONE = { count: 2, average: null }
const describe_ = (part: Partial<SellerProfile> = {}, rating: Parameters<typeof describeSeller>[1] = NONE) =>
  describeSeller(
    {
      id: 3,
      name: 'Rosa Diaz',
      company: null,
      memberSince: '2026-03-01T08:00:00Z',
      spaces: 4,
      ...part,
    } as SellerProfile,
    rating,
  )

describe('the head of a seller’s page', () => {
  it.each<[string, Partial<SellerProfile>, string, string]>([
    ['a person', {}, 'Rosa Diaz: advertising spaces', 'Rosa Diaz offers 4 advertising spaces on Placard.'],
    [
      'a company',
      { company: 'Sound Outdoor' },
      'Sound Outdoor: advertising spaces',
      'Sound Outdoor offers 4 advertising spaces on Placard.',
    ],
    [
      'one space',
      { spaces: 1 },
      'Rosa Diaz: advertising spaces',
      'Rosa Diaz offers one advertising space on Placard.',
    ],
    [
      'none any more',
      { spaces: 0 },
      'Rosa Diaz: advertising spaces',
      'Rosa Diaz offers 0 advertising spaces on Placard.',
    ],
  ])('%s', (_who, part, title, description) => {
    expect(describe_(part)).toMatchObject({ title, description, path: '/sellers/3' })
  })

  it.each([
    [null, 'Person', 'Rosa Diaz'],
    ['Sound Outdoor', 'Organization', 'Sound Outdoor'],
  ])('names %s as a %s to search engines, with addresses of the page', (company, type, name) => {
    const { data } = describe_({ company })
    expect(data).toEqual({
      '@type': 'ProfilePage',
      '@id': '/sellers/3',
      dateCreated: '2026-03-01T08:00:00Z',
      mainEntity: { '@type': type, '@id': '/sellers/3#seller', name, url: '/sellers/3' },
    })
  })
})

it('rates companies from three reviews on, and people never: schema.org has no rating of a person', () => {
  const rated = { count: 11, average: 4.6 }
  const of = (part: Partial<SellerProfile>, rating?: typeof rated) =>
    JSON.stringify(describe_(part, rating).data)
  expect(of({ company: 'Sound Outdoor' }, rated)).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":4.6,"reviewCount":11}',
  )
  expect(of({ company: 'Sound Outdoor' })).not.toContain('aggregateRating')
  expect(of({}, rated)).not.toContain('aggregateRating')
})
