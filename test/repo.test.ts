import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CONFLICTS } from '#server/platform/db/conflicts.ts'
import { LONGEST } from './support/longest-files.ts'
import { FILES, importsOf, ROOT, read, SOURCES } from './support/sources.ts'

/** Conventions of the repository, enforced. An exception is listed here, with its reason. */
/** Duplicate migration numbers from before this rule; an applied migration keeps its name. */
const DOUBLED_MIGRATIONS = ['0030', '0031']

/** Files over 300 lines → why they are exempt. */
const LONG_FILES: Record<string, string> = {
  'test/support/access-table.ts': 'one entry a route of the API, kept whole by its type',
}

it('no code checks whether it is being tested: tests run what ships', () => {
  const code = SOURCES.filter((path) => path.startsWith('src/') && !path.includes('.test.'))
  expect(code.filter((path) => /NODE_ENV\s*[!=]==?\s*'test'|VITEST/.test(read(path)))).toEqual([])
})

describe('files', () => {
  it('stay under 300 lines', () => {
    const long = SOURCES.filter((path) => !(path in LONG_FILES) && read(path).split('\n').length > 301)
    expect(long).toEqual([])
  })

  it('run first where they take longest', () => {
    expect(LONGEST.filter((path) => !FILES.includes(path))).toEqual([])
  })

  it('have kebab-case names and no catch-all modules', () => {
    const named = SOURCES.filter((path) => !path.startsWith('src/web/routes/'))
    expect(named.filter((path) => /[A-Z ]/.test(path))).toEqual([])
    expect(
      FILES.filter(
        (path) =>
          /\/(utils?|helpers?|misc|common)(\/|\.tsx?$)/.test(path) && path !== 'src/contract/common.ts',
      ),
    ).toEqual([])
  })

  it('have no default exports unless a tool requires one', () => {
    const asked = /^(src\/web\/server\.ts|test\/(e2e\/)?support\/global-setup\.ts)$/
    const found = SOURCES.filter((path) => !asked.test(path) && /^export default /m.test(read(path)))
    expect(found).toEqual([])
  })

  it('read the environment in one place', () => {
    const allowed = /^(src\/server\/(config|instance)\.ts|src\/(main|worker)\.ts|scripts\/|test\/|bench\/)/
    const found = SOURCES.filter((path) => !allowed.test(path) && read(path).includes('process.env'))
    // programs that they start inherit it
    expect(found.sort()).toEqual([
      'src/server/platform/backup/dump-database.ts',
      'src/server/platform/db/embedded/run-as.ts',
    ])
  })

  it('define search limits in one place', () => {
    const numbers = /\b(20_?038|2_?147_?483_?647)\b/
    const found = SOURCES.filter((path) => numbers.test(read(path)) && path !== 'test/repo.test.ts')
    expect(found.sort()).toEqual(['src/domain/discovery/search/search-filters.ts', 'src/domain/limits.ts'])
  })

  it('write dates, and name the zone of the market, in one module', () => {
    const own = /new Intl\.DateTimeFormat|toLocale(Date|Time)String|America\/Los_Angeles/
    const code = SOURCES.filter((path) => path.startsWith('src/') && !path.includes('.test.'))
    expect(code.filter((path) => own.test(read(path))).sort()).toEqual([
      'src/domain/content/support-desk.ts',
      'src/domain/format-dates.ts',
      // reads the clocks of all zones, writes none
      'src/domain/zoned-time.ts',
    ])
  })

  it('show the refusal of a form in one module', () => {
    const own = SOURCES.filter((path) => /\.setError\(|\bshowRefusal\(/.test(read(path)))
    expect(own.filter((path) => path.startsWith('src/web/') && !path.includes('.test.'))).toEqual([
      'src/web/platform/form-refusal.ts',
      'src/web/platform/use-api-form.ts',
    ])
  })

  it('contain no unfinished work, no focused or skipped tests', () => {
    const marks = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|XX${'X'}|HA${'CK'})\\b|\\.(only|todo)\\(`)
    expect(SOURCES.filter((path) => marks.test(read(path)))).toEqual([])
  })

  it('of the assistants keep vocabulary in the lexicon: no expression lists eight words or more', () => {
    const code = SOURCES.filter((path) => path.startsWith('src/assistant/understand/'))
    expect(code.filter((path) => /\/\^\((?:[^()|\n]+\|){7,}[^()\n]+\)\$\//.test(read(path)))).toEqual([])
  })

  it('contain no machine paths or registry URLs', () => {
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

  it('scripts are commands, data generators, or shared code; every command has an npm script', () => {
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

  it('start and test are plain JavaScript on built-in modules, so that older Node versions run them', () => {
    const first = ['start', 'test', 'with-node'].map((name) => `scripts/commands/${name}.mjs`)
    const taken = [...first, 'scripts/lib/node24.mjs'].flatMap(importsOf)
    expect([...new Set(taken)].filter((name) => !name.startsWith('node:'))).toEqual(['../lib/node24.mjs'])
  })
})

describe('documents', () => {
  it.each(['src/search', 'src/assistant'])('%s/README.md names existing files', (folder) => {
    const named = [...read(`${folder}/README.md`).matchAll(/`([\w/-]+\.ts)`/g)].map((match) => match[1]!)
    const isThere = (name: string) =>
      [folder, `${folder}/understand`, 'src', '.'].some((from) => existsSync(join(ROOT, from, name)))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })
})

describe('database', () => {
  it('maps every constraint whose violation is a conflict', () => {
    const schema = read('db/schema.sql')
    expect(Object.keys(CONFLICTS).filter((name) => !new RegExp(`\\b${name}\\b`).test(schema))).toEqual([])
  })

  it('numbers every migration once', () => {
    const numbers = FILES.flatMap((path) => /^db\/migrations\/(\d{4})_[a-z0-9_]+\.sql$/.exec(path)?.[1] ?? [])
    expect(numbers).toHaveLength(FILES.filter((path) => path.startsWith('db/migrations/')).length)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual(DOUBLED_MIGRATIONS)
  })
})
