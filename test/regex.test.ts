import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectRegexes } from './support/regex/collect-regexes.ts'
import { findSuperLinear } from './support/regex/growth.ts'

/**
 * ReDoS: no regular expression over untrusted text may be super-linear. Every one in the sources is run by a matcher
 * that counts its steps, on adversarial texts built from its own parts. Deterministic: no clock involved.
 */
const ROOT = join(import.meta.dirname, '..')
const PATHS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => /^src\/(domain|assistant|contract|search|planner|server)\/.*\.ts$/.test(path))
  .filter((path) => !path.includes('.test.'))

/** Expressions built at run time → why they are linear. */
const PUT_TOGETHER: Record<string, string> = {
  'src/assistant/lexicon/question-words.ts':
    'a word of a list, then at most three more with single spaces between them: nothing repeated',
  'src/domain/booking/proof/runs/hours.ts': 'a clock and a clock, each digit and space at most so often',
  'src/domain/listings/import/coordinates.ts':
    'numbers of bounded length, each once, from the beginning to the end',
  'src/domain/listings/import/csv.ts': 'one class repeated, at one place (sticky): nothing to come back to',
  'src/domain/listings/import/plain-words.ts':
    'two literals of the same file with another flag: they are run as they are written',
  'src/domain/listings/import/read-header.ts':
    'one number, then one of eight words: each start reads its own digits once',
  'src/domain/listings/import/repair-letters.ts': 'two to four characters each, nothing repeated',
  'src/domain/listings/stated-times.ts': 'words, single spaces and numbers of bounded length, each once',
  'src/domain/names.ts': 'one class of characters each, for one character',
  'src/server/features/accounts/api-keys/key-token.ts':
    'a fixed beginning, then one class for so many characters',
  'src/server/features/accounts/organizations/whose-page.ts':
    'from the beginning: one of some fixed beginnings, then digits up to one sign',
  'src/server/platform/http/session-cookie.ts':
    'a name with fixed beginnings, then white space up to one sign: each start reads its own white space once',
  'src/server/platform/workbook/sheet-layout.ts': 'a fixed beginning, then one class repeated to its end',
  'src/server/platform/mail/mask-links.ts': 'a fixed beginning, then one class repeated to its end',
}

const found = collectRegexes(ROOT, PATHS)
const written = [
  ...new Map(found.filter(({ source }) => source).map((one) => [`${one.source}/${one.flags}`, one])).values(),
]

describe('regular expressions', () => {
  it('are found', () => {
    expect(written.length).toBeGreaterThan(300)
    const together = found.filter(({ source }) => !source).map(({ path }) => path)
    expect([...new Set(together)].sort()).toEqual(Object.keys(PUT_TOGETHER).sort())
  })

  it.each(written.map((one) => [one.where, one] as const))('%s is linear', (_where, { source, flags }) => {
    expect(findSuperLinear(source, flags)).toBeUndefined()
  })
})

describe('the step-counting matcher', () => {
  it.each([
    ['a clock at the end', '(?:[T ,]+\\d{1,2}:\\d{2}\\s*(?:[ap]m)?\\s*(?:Z)?)?$', 'i'],
    ['spaces around a line break', '\\s*\\n\\s*', 'g'],
    ['a price', '^(?:\\$)?\\s*([\\d.,\\s]+)(k)?\\s*(?:usd)?\\s*(.*)$', 'i'],
    ['an element to its end', '<(style|script)[\\s\\S]*?<\\/\\1>', 'gi'],
    ['a tag', '<[^>]+>', 'g'],
    ['a bracket', '\\([^)]*\\)', 'g'],
    ['an address', '\\b[\\w.+-]+@[\\w-]+\\.\\w+', 'g'],
    ['a number', '^(\\d+\\.?\\d*)$', ''],
    ['dots at the end', '[.\\s]+$', ''],
    ['groups within groups', '^(?:a+b?)+$', ''],
    ['letters of any script', '^\\d{1,6}\\s+(?=.*\\p{L}{2})', 'u'],
  ])('sees that %s is super-linear', (_what, source, flags) => {
    expect(findSuperLinear(source, flags)).toBeDefined()
  })

  it.each([
    ['\\s+', 'g'],
    ['<[^<>]*>', 'g'],
    ['^\\s*(\\S[\\s\\S]*?[.!?])(?=\\s)', ''],
    ['\\b(ignore)\\b[^.]{0,40}\\b(rules)\\b', 'g'],
    ['^[^:]{1,60}:(.*)$', 's'],
  ])('lets /%s/%s pass', (source, flags) => {
    expect(findSuperLinear(source, flags)).toBeUndefined()
  })
})
