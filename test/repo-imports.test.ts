import { describe, expect, it } from 'vitest'
import { findCycles, readEdges } from './support/import-graph.ts'
import { importsOf, ROOT, read, SOURCES } from './support/sources.ts'

/**
 * Module boundaries: which file may import which, and where a feature lives. Exceptions are listed here, with a reason.
 */
const sideOf = (path: string) =>
  /^src\/(domain|contract|search|planner|assistant|server|web)\//.exec(path)?.[1] ?? null
const featureOf = (path: string) => /^src\/(?:server|web)\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null

const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  search: ['search', 'domain'],
  planner: ['planner', 'domain'],
  assistant: ['assistant', 'domain'],
  server: ['server', 'contract', 'domain', 'search', 'planner', 'assistant'],
  web: ['web', 'contract', 'domain'],
}

/** Shared vocabulary of the contract; it belongs to no feature. Wings: `repo-wings.test.ts`. */
const CONTRACT_TOOLS = ['api', 'common', 'errors', 'index', 'page-context', 'refusal-as-answer', 'route']

describe('routes', () => {
  const routes = SOURCES.filter((path) => /^src\/web\/routes\/.*\.tsx$/.test(path))

  it.each(routes)(
    '%s imports nothing but components from screens, else every page would load them',
    (path) => {
      const taken = read(path).matchAll(/import \{([^}]+)\} from '\.\.\/features\/[^']+\.tsx'/g)
      const names = [...taken].flatMap((match) => match[1]!.split(',').map((name) => name.trim()))
      expect(names.filter((name) => name && !/^(type )?[A-Z][a-z]/.test(name))).toEqual([])
    },
  )
})

describe('imports have one direction', () => {
  const edges = readEdges(
    ROOT,
    SOURCES.filter((path) => !path.includes('.test.')),
  )

  it('finds the sources', () => {
    expect(SOURCES.length).toBeGreaterThan(100)
    expect(edges.length).toBeGreaterThan(200)
  })

  it.each([
    ['src', /^(test|scripts|bench|training)\//],
    ['scripts', /^(test|bench|training)\//],
    // what learns knows the product alone: sets that measure must stay out of its reach
    ['training', /^(test|scripts|bench|db)\//],
  ])('%s imports nothing that stands above it', (side, above) => {
    const own = edges.filter(({ path }) => path.startsWith(`${side}/`))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter(({ target }) => above.test(target))).toEqual([])
  })

  it('have no cycles, types included', () => {
    expect(edges.filter(({ isType }) => isType).length).toBeGreaterThan(500)
    expect(findCycles(edges)).toEqual([])
  })

  it('domain ← contract ← search, planner, assistant, server, web', () => {
    const wrong = edges.filter(({ path, target }) => {
      const from = sideOf(path)
      const to = sideOf(target)
      return from !== null && to !== null && !MAY_IMPORT[from]!.includes(to)
    })
    expect(wrong).toEqual([])
  })

  it('the platform of the server knows no feature, the kit no router or query', () => {
    const knowsFeatures = /^src\/server\/(features\/|app\.ts|context\.ts|tasks\.ts)/
    const wrong = edges.filter(
      ({ path, target }) => path.startsWith('src/server/platform/') && knowsFeatures.test(target),
    )
    expect(wrong).toEqual([])
    const kit = SOURCES.filter((path) => path.startsWith('src/web/ui/'))
    expect(kit.filter((path) => importsOf(path).some((name) => name.startsWith('@tanstack/react-')))).toEqual(
      [],
    )
  })

  it('rules read no disk; the assistants read what was learned, in one place', () => {
    const rules = SOURCES.filter(
      (path) => /^src\/(domain|contract|search|planner|assistant)\//.test(path) && !path.includes('.test.'),
    )
    expect(rules.filter((path) => importsOf(path).some((name) => name.startsWith('node:')))).toEqual([
      'src/assistant/model/read-model.ts',
    ])
  })

  it('features are handed the gazetteer, they do not load it', () => {
    const wrong = edges.filter(
      ({ path, target }) =>
        path.startsWith('src/server/features/') && target.endsWith('geocoding/load-gazetteer.ts'),
    )
    expect(wrong).toEqual([])
  })

  it('server features have no cycles', () => {
    const needs = new Map<string, Set<string>>()
    for (const { path, target } of edges) {
      if (!path.startsWith('src/server/features/') || !target.startsWith('src/server/features/')) continue
      const [from, to] = [featureOf(path), featureOf(target)]
      if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(needs.get(from) ?? [])].some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      )
    expect([...needs.keys()].filter((feature) => reaches(feature, feature))).toEqual([])
  })

  it('the kit knows no listing: marketplace parts are in web/listing-parts', () => {
    const wrong = edges.filter(
      ({ path, target }) => path.startsWith('src/web/ui/') && !target.startsWith('src/web/ui/'),
    )
    expect(wrong).toEqual([])
  })

  it('every part of the kit is used by a page, not by its demonstration alone', () => {
    const used = new Set<string>()
    const visit = (path: string): void => {
      if (used.has(path)) return
      used.add(path)
      for (const edge of edges) if (edge.path === path) visit(edge.target)
    }
    for (const { path, target } of edges)
      if (target.startsWith('src/web/ui/') && !/^src\/web\/(ui|kit)\//.test(path)) visit(target)
    const parts = SOURCES.filter((path) => path.startsWith('src/web/ui/') && !path.includes('.test.'))
    expect(parts.filter((path) => !used.has(path))).toEqual([])
  })

  it('shipped code imports no seeds: commands inject them', () => {
    expect(edges.filter(({ path, target }) => path.startsWith('src/') && target.startsWith('db/'))).toEqual(
      [],
    )
  })

  it('shared directories know no feature', () => {
    const wrong = edges.filter(
      ({ path, target }) =>
        /^src\/web\/(ui|listing-parts|booking-parts|photos|platform|map|kit)\//.test(path) &&
        /^src\/web\/(features|routes)\//.test(target),
    )
    expect(wrong).toEqual([])
  })

  it('web features never import each other', () => {
    const wrong = edges.filter(({ path, target }) => {
      const isWeb = path.startsWith('src/web/features/') && target.startsWith('src/web/features/')
      return isWeb && featureOf(path) !== featureOf(target)
    })
    expect(wrong).toEqual([])
  })
})

describe('a feature has one name on every side', () => {
  const features = new Set(
    SOURCES.flatMap((path) => (path.startsWith('src/server/') ? (featureOf(path) ?? []) : [])),
  )

  it('files at the root of the contract are its shared vocabulary; all others are in wings', () => {
    const names = SOURCES.flatMap((path) => /^src\/contract\/([^/]+)\.ts$/.exec(path)?.[1] ?? [])
    expect(names.sort()).toEqual(CONTRACT_TOOLS)
  })

  it('web feature directories, but the frames of pages', () => {
    const web = SOURCES.filter((path) => /^src\/web\/features\/(?!frame\/)/.test(path))
    expect(web.length).toBeGreaterThan(500)
    expect([...new Set(web.map(featureOf))].filter((name) => name === null || !features.has(name))).toEqual(
      [],
    )
  })
})
