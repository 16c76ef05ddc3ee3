import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { CONFLICTS } from '#server/platform/db/conflicts.ts'
import { findCycles, readEdges } from './support/import-graph.ts'
import { createTestDatabase } from './support/test-app.ts'

/** The rules of the house, held by themselves. A rule that has to give way is changed here, with its reason. */
const ROOT = join(import.meta.dirname, '..')
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(join(ROOT, path)))
const SOURCES = FILES.filter(
  (path) => /^(src|db|scripts|test|bench)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.includes('.gen.'),
)

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const importsOf = (path: string) =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!)

const sideOf = (path: string) =>
  /^src\/(domain|contract|search|assistant|server|web)\//.exec(path)?.[1] ?? null
const featureOf = (path: string) => /^src\/(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1] ?? null

const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  search: ['search', 'domain'],
  assistant: ['assistant', 'domain'],
  server: ['server', 'contract', 'domain', 'search', 'assistant'],
  web: ['web', 'contract', 'domain'],
}

/** Numbers that two files took before this rule; what ran under a name keeps it. */
const DOUBLED_MIGRATIONS = ['0030', '0031']

/** What every file of the contract is written with; it belongs to no feature. */
const CONTRACT_TOOLS = ['api', 'common', 'errors', 'index', 'page-context', 'route']

/** Directory of the pages without a feature on the server → why. */
const PAGES_ONLY: Record<string, string> = {
  shell: 'the frame of every page: header, footer, what is shown when nothing else can be',
  admin: 'the frame of the admin pages; each tab is its own feature',
}

/** File over 300 lines → why it may be. */
const LONG_FILES: Record<string, string> = {
  'test/support/access-table.ts': 'one entry a route of the API, kept whole by its type',
  'src/server/platform/db/tables.ts':
    'one short interface a table, read as the schema is: from top to bottom',
}

describe('routes', () => {
  const routes = SOURCES.filter((path) => /^src\/web\/routes\/.*\.tsx$/.test(path))

  it.each(routes)('%s takes nothing but components from screens, else every page would load them', (path) => {
    const taken = read(path).matchAll(/import \{([^}]+)\} from '\.\.\/features\/[^']+\.tsx'/g)
    const names = [...taken].flatMap((match) => match[1]!.split(',').map((name) => name.trim()))
    expect(names.filter((name) => name && !/^(type )?[A-Z][a-z]/.test(name))).toEqual([])
  })
})

it('no code asks whether it is being tested: tests run what ships', () => {
  const code = SOURCES.filter((path) => path.startsWith('src/') && !path.includes('.test.'))
  expect(code.filter((path) => /NODE_ENV\s*[!=]==?\s*'test'|VITEST/.test(read(path)))).toEqual([])
})

describe('imports run one way', () => {
  const edges = readEdges(
    ROOT,
    SOURCES.filter((path) => !path.includes('.test.')),
  )

  it('sees the sources', () => {
    expect(SOURCES.length).toBeGreaterThan(100)
    expect(edges.length).toBeGreaterThan(200)
  })

  it('what ships imports nothing of tests, scripts or benches', () => {
    const wrong = edges.filter(
      ({ path, target }) => path.startsWith('src/') && /^(test|scripts|bench)\//.test(target),
    )
    expect(wrong).toEqual([])
  })

  it('never in a circle, types included', () => {
    expect(edges.filter(({ isType }) => isType).length).toBeGreaterThan(500)
    expect(findCycles(edges)).toEqual([])
  })

  it('domain ← contract ← search, assistant, server, web', () => {
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

  it('features of the server form no circle', () => {
    const needs = new Map<string, Set<string>>()
    for (const { path, target } of edges) {
      if (!path.startsWith('src/server/features/') || !target.startsWith('src/server/features/')) continue
      const [from, to] = [featureOf(path)!, featureOf(target)!]
      if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to))
    }
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(needs.get(from) ?? [])].some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      )
    expect([...needs.keys()].filter((feature) => reaches(feature, feature))).toEqual([])
  })

  it('the kit knows no listing: marketplace parts stand in web/listing-parts', () => {
    const wrong = edges.filter(
      ({ path, target }) => path.startsWith('src/web/ui/') && !target.startsWith('src/web/ui/'),
    )
    expect(wrong).toEqual([])
  })

  it('what ships imports no seeds: commands hand them in', () => {
    expect(edges.filter(({ path, target }) => path.startsWith('src/') && target.startsWith('db/'))).toEqual(
      [],
    )
  })

  it('rooms that features share know no feature', () => {
    const wrong = edges.filter(
      ({ path, target }) =>
        /^src\/web\/(ui|listing-parts|photos|platform|map|kit)\//.test(path) &&
        /^src\/web\/(features|routes)\//.test(target),
    )
    expect(wrong).toEqual([])
  })

  it('features of the pages never import each other', () => {
    const wrong = edges.filter(({ path, target }) => {
      const isWeb = path.startsWith('src/web/features/') && target.startsWith('src/web/features/')
      return isWeb && featureOf(path) !== featureOf(target)
    })
    expect(wrong).toEqual([])
  })
})

describe('a feature has one name on every side', () => {
  const features = new Set(
    SOURCES.flatMap((path) => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  const isFeatureOrPart = (name: string) =>
    [...features].some((feature) => name === feature || name.startsWith(`${feature}-`))

  it('files of the contract: the feature, or the feature and its part', () => {
    const names = SOURCES.flatMap((path) => /^src\/contract\/(.+)\.ts$/.exec(path)?.[1] ?? [])
    expect(names.filter((name) => !CONTRACT_TOOLS.includes(name) && !isFeatureOrPart(name))).toEqual([])
  })

  it('directories of the pages', () => {
    const names = SOURCES.flatMap((path) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect([...new Set(names)].filter((name) => !(name in PAGES_ONLY) && !features.has(name))).toEqual([])
  })
})

describe('files', () => {
  it('stay under 300 lines', () => {
    const long = SOURCES.filter((path) => !(path in LONG_FILES) && read(path).split('\n').length > 301)
    expect(long).toEqual([])
  })

  it('have kebab-case names and no drawers', () => {
    const named = SOURCES.filter((path) => !path.startsWith('src/web/routes/'))
    expect(named.filter((path) => /[A-Z ]/.test(path))).toEqual([])
    expect(
      FILES.filter(
        (path) =>
          /\/(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(path) && path !== 'src/contract/common.ts',
      ),
    ).toEqual([])
  })

  it('have no default exports but where a tool asks for one', () => {
    const asked = /^(src\/web\/server\.ts|test\/support\/global-setup\.ts|test\/e2e\/support\/teardown\.ts)$/
    const found = SOURCES.filter((path) => !asked.test(path) && /^export default /m.test(read(path)))
    expect(found).toEqual([])
  })

  it('read the environment in one place', () => {
    const allowed = /^(src\/server\/(config|instance)\.ts|src\/(main|worker)\.ts|scripts\/|test\/|bench\/)/
    const found = SOURCES.filter((path) => !allowed.test(path) && read(path).includes('process.env'))
    expect(found).toEqual(['src/server/platform/db/embedded/run-as.ts'])
  })

  it('say the limits of a search in its definition alone', () => {
    const numbers = /\b(20_?038|2_?147_?483_?647)\b/
    const found = SOURCES.filter((path) => numbers.test(read(path)) && path !== 'test/repo.test.ts')
    expect(found.sort()).toEqual(['src/domain/limits.ts', 'src/domain/search/search-filters.ts'])
  })

  it('hold no unfinished work, no focused or skipped tests', () => {
    const marks = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|XX${'X'}|HA${'CK'})\\b|\\.(only|todo)\\(`)
    expect(SOURCES.filter((path) => marks.test(read(path)))).toEqual([])
  })

  it('of the assistants know words from the lexicon: no list of eight or more stands in an expression', () => {
    const code = SOURCES.filter((path) => path.startsWith('src/assistant/understand/'))
    expect(code.filter((path) => /\/\^\((?:[^()|\n]+\|){7,}[^()\n]+\)\$\//.test(read(path)))).toEqual([])
  })

  it('name no folder of a machine and no registry', () => {
    const texts = FILES.filter(
      (path) => /\.(ts|tsx|mjs|md|json|css|sql|html|yml)$|run$/.test(path) && path !== 'test/repo.test.ts',
    )
    const found = texts.filter((path) =>
      /\/(root|home\/\w+|work|Users)\/\w|registry\.npm|deb\.debian/.test(read(path)),
    )
    expect(found).toEqual([])
  })
})

describe('commands', () => {
  it('has a CI script that calls exactly the test command', () => {
    expect(read('.ci/run')).toMatch(/\nnpm test\n$/)
  })

  it('scripts are commands, makers of data, or what these share; every command has its npm name', () => {
    const scripts = SOURCES.filter((path) => path.startsWith('scripts/'))
    expect(scripts.filter((path) => !/^scripts\/(commands|make|lib)\/[^/]+$/.test(path))).toEqual([])
    const commands = scripts.filter(
      (path) => path.startsWith('scripts/commands/') && !path.includes('.test.'),
    )
    expect(commands.filter((path) => !read('package.json').includes(path)).sort()).toEqual([
      'scripts/commands/build.ts',
      'scripts/commands/complete-lock.mjs',
      'scripts/commands/serve.ts',
      'scripts/commands/test.ts',
    ])
  })

  it('start and test are plain JavaScript on built-in modules: an older Node runs them', () => {
    const first = ['start', 'test', 'with-node'].map((name) => `scripts/commands/${name}.mjs`)
    const taken = [...first, 'scripts/lib/node24.mjs'].flatMap(importsOf)
    expect([...new Set(taken)].filter((name) => !name.startsWith('node:'))).toEqual(['../lib/node24.mjs'])
  })
})

describe('documents', () => {
  it.each(['src/search', 'src/assistant'])('%s/README.md names files that are there', (folder) => {
    const named = [...read(`${folder}/README.md`).matchAll(/`([\w/-]+\.ts)`/g)].map((match) => match[1]!)
    const isThere = (name: string) =>
      [folder, `${folder}/understand`, 'src', '.'].some((from) => existsSync(join(ROOT, from, name)))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })
})

describe('writes', () => {
  const code = SOURCES.filter((path) => /^(src|db|scripts)\//.test(path) && !path.includes('.test.'))
  const found = (pattern: RegExp) =>
    code.flatMap((path) => [...read(path).matchAll(pattern)].map((match) => ({ path, text: match[0] })))

  it('of what is locked stand in a transaction, which the compiler asks for', () => {
    expect(found(/\btrx: Db\b/g)).toEqual([])
    const locks = /\b(trx|db)\b(?:(?!\b(?:trx|db)\b)[\s\S])*?\.for(?:NoKey)?(?:Update|Share)\(/g
    expect(found(locks).filter(({ text }) => text.startsWith('db'))).toEqual([])
  })

  it('of a status or event of listings are `applyTransition` and its like, by LISTING_LIFECYCLE', () => {
    const allowed: Record<string, string> = {
      'src/server/features/listings/apply-transition.ts': 'the one place',
      'db/seeds/demo/insert.ts': 'an invented past: events lie before the rows that tell of them',
    }
    const writes = [
      ...found(/insertInto\('listing(s|_events)'\)|(insert into|update|delete from) listing_events\b/gi),
      ...found(/(insert into|update|merge into) listings\b/gi),
      ...found(/updateTable\('listings'\)[\s\S]*?\.execute/g).filter(({ text }) => /\bstatus\b/.test(text)),
    ]
    expect([...new Set(writes.map(({ path }) => path))].sort()).toEqual(Object.keys(allowed).sort())
  })
})

describe('database', () => {
  it('knows every constraint whose violation is answered as a conflict', () => {
    const schema = read('db/schema.sql')
    expect(Object.keys(CONFLICTS).filter((name) => !new RegExp(`\\b${name}\\b`).test(schema))).toEqual([])
  })

  it('numbers every migration once', () => {
    const numbers = FILES.flatMap((path) => /^db\/migrations\/(\d{4})_[a-z0-9_]+\.sql$/.exec(path)?.[1] ?? [])
    expect(numbers).toHaveLength(FILES.filter((path) => path.startsWith('db/migrations/')).length)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(DOUBLED_MIGRATIONS)
  })

  it('tables.ts names the columns that the migrations make', async () => {
    const client = new pg.Client({ connectionString: await createTestDatabase() })
    await client.connect()
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`,
    )
    await client.end()
    const actual = rows.map((row) => `${row.table_name}.${row.column_name}`).sort()
    expect(declaredColumns().sort()).toEqual(actual)
  })
})

function declaredColumns(): string[] {
  const text = read('src/server/platform/db/tables.ts')
  const database = /interface Database \{([^}]*)\}/.exec(text)![1]!
  return [...database.matchAll(/(\w+): (\w+)/g)].flatMap(([, table, type]) => {
    const body = new RegExp(`interface ${type} \\{([\\s\\S]*?)\\n\\}`).exec(text)![1]!
    return [...body.matchAll(/^ {2}(\w+)\??: /gm)].map((match) => `${table}.${match[1]}`)
  })
}
