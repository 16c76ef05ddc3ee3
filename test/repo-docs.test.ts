import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILES, ROOT, read } from './support/sources.ts'

/** What the documents say of the code is true: files that they name exist, and hold what they are named for. */

const isThere = (path: string) => existsSync(join(ROOT, path))

/** Paths from the root of the repository, in backticks; `WING` and `NAME` stand for names of one's own. */
function listNamedFiles(text: string): string[] {
  const named = [...text.matchAll(/`((?:src|db|test|docs|scripts|content|bench)\/[^`\s]+)`/g)]
  return named.map((match) => match[1]!).filter((path) => !/WING|NAME|\*/.test(path))
}

describe('recipes', () => {
  const recipes = new Map(
    [
      ...read('CONTRIBUTING.md').matchAll(
        /^\*\*Add (?:an?|the) ([^.]+)\.\*\*([\s\S]+?)(?=\n\n|$(?![\s\S]))/gm,
      ),
    ].map((match) => [match[1]!, match[2]!]),
  )

  it.each([
    'page',
    'action',
    'list page',
    'form',
    'notice with mail',
    'job',
    'booking step',
    'payment provider',
    'fee or a price rule',
    'word for the assistants',
    'setting',
  ])('for a %s name what to copy', (kind) => {
    expect(recipes.get(kind)).toMatch(/\bCopy\b|\bcopy `/)
    expect(listNamedFiles(recipes.get(kind)!).length).toBeGreaterThan(0)
  })
})

it.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/guides/money.md'])('%s names existing files', (path) => {
  const named = listNamedFiles(read(path))
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((one) => !isThere(one))).toEqual([])
})

it('links of documents lead somewhere', () => {
  const documents = FILES.filter((path) => path.endsWith('.md') && !path.startsWith('content/'))
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1]!)
      .filter((link) => !/^(https?|mailto):/.test(link) && !isThere(join(path, '..', link)))
      .map((link) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

describe('releases', () => {
  const sections = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map((match) => match[1]!)
  const releases = sections.filter((title) => title !== 'Unreleased')

  it('L8: have a number and a day, the newest first, and are in package.json', () => {
    expect(sections.lastIndexOf('Unreleased')).toBeLessThan(1)
    expect(releases.filter((title) => !/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/.test(title))).toEqual([])
    const days = releases.map((title) => title.split(' - ')[1]!)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(releases.map((title) => title.split(' ')[0])).size).toBe(releases.length)
    expect(releases[0]!.split(' ')[0]).toBe(JSON.parse(read('package.json')).version)
  })
})

describe('finding code', () => {
  const rows = [...read('docs/finding-code.md').matchAll(/^\| ([^|]+\?) +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)]

  it('takes three steps: the map of the house leads to the list', () => {
    expect(read('ARCHITECTURE.md')).toContain('(docs/finding-code.md)')
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })

  it.each(rows.map(([, question, path, name]) => ({ question, path: path!, name: name! })))(
    '$question $path',
    ({ path, name }) => {
      expect(isThere(path)).toBe(true)
      expect(read(path)).toMatch(
        new RegExp(`^export (?:async )?(?:function|const|class|interface|type) ${name}\\b`, 'm'),
      )
    },
  )
})
