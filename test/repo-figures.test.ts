import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { measureSource, quantile } from './support/measure-source.ts'
import { FILES, ROOT, read, SOURCES } from './support/sources.ts'

/** What can be counted of the sources and of their history. A figure that has to give way is changed here, with its reason. */
const CODE = SOURCES.filter((path) => !/\.(test|e2e|d)\.tsx?$/.test(path)).map((path) => {
  const text = read(path)
  return { path, lines: text.trimEnd().split('\n').length, ...measureSource(path, text) }
})
const MEASURED = CODE.filter(({ path }) => path.startsWith('src/') && /\.tsx?$/.test(path))

describe('sizes', () => {
  it('files are short: half have at most 60 lines, 19 of 20 at most 170', () => {
    const lines = MEASURED.map((source) => source.lines)
    expect(lines.length).toBeGreaterThan(900)
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(60)
    expect(quantile(lines, 0.95)).toBeLessThanOrEqual(170)
  })

  it('functions are short: of those with more than one line, 19 of 20 have at most 35', () => {
    const lines = MEASURED.flatMap(({ functions }) => functions.map((one) => one.lines)).filter((n) => n > 1)
    expect(lines.length).toBeGreaterThan(3000)
    expect(quantile(lines, 0.95)).toBeLessThanOrEqual(35)
  })

  it('every function has at most 100 lines: components, hooks, actions, builders of tests', () => {
    const long = CODE.flatMap(({ path, functions }) =>
      functions.filter(({ lines }) => lines > 100).map(({ name, lines }) => `${path} ${name}: ${lines}`),
    )
    expect(long).toEqual([])
  })

  it('nothing is of the type any', () => {
    expect(MEASURED.filter(({ anys }) => anys > 0).map(({ path }) => path)).toEqual([])
  })
})

describe('commits', () => {
  /** Since when their subjects are held; a clone without the older ones holds what it has. */
  const since = ['--no-merges', '--since=2026-11-22T08:00:00Z', '--format=%s']
  const log = execFileSync('git', ['log', ...since], { cwd: ROOT, encoding: 'utf8' })
  const subjects = log.split('\n').filter(Boolean)
  /** "Adds", "Added", "Adding", "The", "No" …: no imperative. Words of one form like "Address" are. */
  const NO_IMPERATIVE =
    /^(?!(?:Address|Access|Process|Pass|Press|Discuss|Focus|Embed|Feed|Need|Seed|Speed|Bring|Compress|Express)\b)(?:\w+(?:s|ed|ing)|The|An?|No|One|All|More|Fix up|wip)\b/

  it.each(subjects.map((subject) => [subject]))('%s', (subject) => {
    expect(subject).toMatch(/^[A-Z].{2,71}$/)
    expect(subject).not.toMatch(/[.!]$/)
    expect(subject).not.toMatch(NO_IMPERATIVE)
  })

  it.each([
    'Adds a route',
    'Added a route',
    'Adding a route',
    'The route',
    'add a route',
    `Add ${'a'.repeat(70)}`,
  ])('would refuse "%s"', (subject) => {
    expect(/^[A-Z].{2,71}$/.test(subject) && !NO_IMPERATIVE.test(subject)).toBe(false)
  })
})

describe('journeys', () => {
  it('wait for what they must see and never sleep', () => {
    const paths = FILES.filter((path) => path.startsWith('test/e2e/'))
    expect(paths.length).toBeGreaterThan(20)
    const sleeping = paths.filter((path) =>
      /waitForTimeout|(?<!test\.)setTimeout\(|timers\/promises|\bsleep\(/.test(read(path)),
    )
    expect(sleeping).toEqual([])
  })
})
