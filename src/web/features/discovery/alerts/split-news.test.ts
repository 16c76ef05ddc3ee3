import { describe, expect, it } from 'vitest'
import type { Hit } from '#contract/discovery/alerts.ts'
import { CHANGES } from '#domain/discovery/alert-rules.ts'
import { seenUntil, splitNews } from './split-news.ts'

const hit = (id: number, kind: Hit['kind'], isNew = true) =>
  ({ id, kind, isNew, foundAt: `2026-11-${30 - id}T08:00:00Z` }) as Hit
const read = (hits: Hit[]) => {
  const { sections, earlier } = splitNews(hits)
  return [...sections, { title: 'Earlier', hits: earlier }].map(({ title, hits: of }) => [
    title,
    of.map(({ id }) => id),
  ])
}

describe('news of a saved search', () => {
  it.each<[string, Hit[], unknown[]]>([
    ['nothing', [], [['Earlier', []]]],
    ['only what was looked at', [hit(1, 'new', false)], [['Earlier', [1]]]],
    [
      'what is new and what fits now stand together, as they came',
      [hit(1, 'fits-now'), hit(2, 'new')],
      [
        ['New', [1, 2]],
        ['Earlier', []],
      ],
    ],
    [
      'the rest by what happened, what is gone last',
      [
        hit(1, 'gone'),
        hit(2, 'price-down'),
        hit(3, 'new'),
        hit(4, 'free-again'),
        hit(5, 'price-down', false),
      ],
      [
        ['New', [3]],
        ['Price down', [2]],
        ['Free again', [4]],
        ['Gone', [1]],
        ['Earlier', [5]],
      ],
    ],
  ])('%s', (_what, hits, expected) => {
    expect(read(hits)).toEqual(expected)
  })

  it('loses no kind of news', () => {
    const kinds: Hit['kind'][] = [...CHANGES, 'fits-now', 'gone']
    const hits = kinds.map((kind, id) => hit(id, kind))
    expect(splitNews(hits).sections.flatMap((section) => section.hits)).toHaveLength(hits.length)
  })
})

it.each<[string, Hit[], string | undefined]>([
  ['none', [], undefined],
  ['none that is new', [hit(1, 'new', false)], undefined],
  ['the latest of several', [hit(1, 'new', false), hit(2, 'gone'), hit(3, 'new')], '2026-11-28T08:00:00Z'],
])('of %s they are seen until %s', (_what, hits, until) => {
  expect(seenUntil(hits)).toBe(until)
})
