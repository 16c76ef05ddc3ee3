import { basename, dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { type Edge, readEdges } from './support/import-graph.ts'
import { PUBLIC_FILES } from './support/public-files.ts'
import { ROOT, read, SOURCES } from './support/sources.ts'
import { TABLES } from './support/tables.ts'

/**
 * The floor plan. A wing holds features of one subject; a feature is `src/server/features/WING/NAME`, and has the same wing under
 * `web/features` and `contract`. Wing → the wings that it may import. Arrows go one way.
 */
const WINGS: Record<string, string[]> = {
  ground: [],
  listings: ['ground'],
  content: [],
  accounts: ['ground', 'listings'],
  messaging: ['ground', 'content', 'listings'],
  booking: ['ground', 'listings', 'accounts', 'messaging'],
  discovery: ['ground', 'listings', 'booking'],
  planning: [],
  operations: ['content'],
  edge: ['ground', 'accounts', 'messaging', 'booking', 'discovery'],
  'account-data': ['ground', 'listings', 'accounts', 'messaging'],
}
/** Imports from one wing's feature to another's: a number that only shrinks. */
const MOST_ACROSS = 167
/** What a feature registers: read by the file of the same name of its wing, which is composed in `src/server`. */
const REGISTERED = ['routes.ts', 'tasks.ts', 'personal-data.ts']

/** Files of a feature that others may import. Those with more are in decision 158, with the reason; their numbers only shrink. */
const MOST_FILES = 5
const MORE_FILES: Record<string, number> = {
  'booking/bookings': 9,
  'listings/listings': 8,
}

/** Frames of pages: they hold what every page or every page of the desk shows, and have no server side. */
const FRAMES = ['frame']

const placeOf = (path: string) => {
  const [, wing, feature] = /^src\/(?:server|web)\/features\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  return wing && feature ? { wing, feature } : null
}
const CODE = SOURCES.filter((path) => path.startsWith('src/') && !path.includes('.test.'))
/** Imports between features of the server. */
const crossing: Edge[] = readEdges(ROOT, CODE).filter(({ path, target }) => {
  const [from, to] = [placeOf(path), placeOf(target)]
  return path.startsWith('src/server/') && from !== null && to !== null && from.feature !== to.feature
})

describe('wings', () => {
  it('hold every feature, at the same place on every side', () => {
    const wingOf = new Map(
      CODE.flatMap((path) => (path.startsWith('src/server/') && placeOf(path) ? [placeOf(path)!] : [])).map(
        ({ wing, feature }) => [feature, wing],
      ),
    )
    expect(wingOf.size).toBeGreaterThan(50)
    expect([...wingOf.values()].filter((wing) => !(wing in WINGS))).toEqual([])
    const astray = CODE.filter((path) => {
      const place = path.startsWith('src/web/') ? placeOf(path) : null
      return place !== null && !FRAMES.includes(place.wing) && wingOf.get(place.feature) !== place.wing
    })
    expect(astray).toEqual([])
    const contracts = CODE.flatMap((path) => {
      const [, wing, name] = /^src\/contract\/([^/]+)\/([^/]+)\.ts$/.exec(path) ?? []
      return wing && name ? [{ path, wing, name }] : []
    })
    const isPartOf = (name: string, feature: string) => name === feature || name.startsWith(`${feature}-`)
    const misplaced = contracts.filter(
      ({ wing, name }) => ![...wingOf].some(([feature, home]) => home === wing && isPartOf(name, feature)),
    )
    expect(misplaced.map(({ path }) => path)).toEqual([])
  })

  it('import each other one way, as the table says', () => {
    const twoWay = Object.keys(WINGS).filter((wing) =>
      WINGS[wing]!.some((other) => WINGS[other]!.includes(wing)),
    )
    expect(twoWay).toEqual([])
    const wrong = crossing.filter(({ path, target }) => {
      const [from, to] = [placeOf(path)!.wing, placeOf(target)!.wing]
      return from !== to && !WINGS[from]!.includes(to)
    })
    expect(wrong).toEqual([])
  })

  it('import little of each other', () => {
    const across = crossing.filter(({ path, target }) => placeOf(path)!.wing !== placeOf(target)!.wing)
    expect(across.length).toBeLessThanOrEqual(MOST_ACROSS)
  })

  it('gather what their features register, and nobody else reads it', () => {
    const isRegistered = (path: string) =>
      placeOf(path) !== null && REGISTERED.some((name) => path.endsWith(`/${name}`))
    const registered = readEdges(ROOT, CODE).filter(
      ({ path, target }) =>
        target.startsWith('src/server/features/') &&
        isRegistered(target) &&
        !path.startsWith(`${dirname(target)}/`),
    )
    expect(registered.length).toBeGreaterThan(80)
    const wrong = registered.filter(
      ({ path, target }) =>
        path !== join(dirname(target), '..', basename(target)) && dirname(path) !== 'src/server',
    )
    expect(wrong).toEqual([])
  })

  it('need every arrow of the table', () => {
    const used = new Set(
      crossing.map(({ path, target }) => `${placeOf(path)!.wing} ${placeOf(target)!.wing}`),
    )
    const unused = Object.entries(WINGS).flatMap(([from, wings]) =>
      wings.filter((to) => !used.has(`${from} ${to}`)).map((to) => `${from} → ${to}`),
    )
    expect(unused).toEqual([])
  })
})

describe('walls', () => {
  it('have the doors of PUBLIC_FILES alone: a list that only shrinks', () => {
    const open = new Map<string, Set<string>>()
    for (const { target } of crossing) {
      const { wing, feature } = placeOf(target)!
      const key = `${wing}/${feature}`
      open.set(key, (open.get(key) ?? new Set()).add(target.split(`${key}/`)[1]!))
    }
    const found = Object.fromEntries([...open].sort().map(([key, files]) => [key, [...files].sort()]))
    expect(found).toEqual(PUBLIC_FILES)
  })

  it('D6: have few doors', () => {
    const over = Object.entries(PUBLIC_FILES).filter(([, files]) => files.length > MOST_FILES)
    expect(Object.fromEntries(over.map(([feature, files]) => [feature, files.length]))).toEqual(MORE_FILES)
  })

  it('D5: stand around tables: each is written by its feature alone', () => {
    const owner = new Map(
      Object.entries(TABLES).flatMap(([feature, tables]) => tables.map((table) => [table, feature] as const)),
    )
    const schema = [...read('db/schema.sql').matchAll(/create table (?:public\.)?(\w+)/gi)].map(
      (match) => match[1]!,
    )
    expect(schema.filter((table) => !owner.has(table))).toEqual([])
    const foreign = CODE.filter((path) => path.startsWith('src/server/')).flatMap((path) =>
      writtenBy(read(path))
        .filter((table) => owner.has(table) && owner.get(table) !== homeOf(path))
        .map((table) => `${path.replace('src/server/', '')}: ${table}`),
    )
    expect(foreign).toEqual([])
  })
})

/** The feature of a file, or `platform`. */
function homeOf(path: string): string | null {
  return path.startsWith('src/server/platform/') ? 'platform' : (placeOf(path)?.feature ?? null)
}

/** Tables that a file writes, by the query builder or in SQL. */
function writtenBy(text: string): string[] {
  const built = text.matchAll(/\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g)
  const stated = text.matchAll(/\b(?:insert into|update|delete from|merge into)\s+(\w+)/gi)
  return [...new Set([...built, ...stated].map((match) => match[1]!))]
}
