import { expect, it } from 'vitest'
import { findEffectsInTransactions } from './support/effects-in-transactions.ts'
import { read, SOURCES } from './support/sources.ts'

/** Each with why it is right however often it runs. */
const ALLOWED: Record<string, string> = {
  'src/server/platform/http/idempotent.ts: isKept = true': 'reminds whoever writes an action; each run keeps',
}

it('a transaction changes nothing outside of it: it may be run again, or rolled back', () => {
  const code = SOURCES.filter((path) => /^src\/server\//.test(path) && !path.includes('.test.'))
  const found = code.flatMap((path) =>
    findEffectsInTransactions(path, read(path)).map((one) => `${path}: ${one.replace(/^\d+: /, '')}`),
  )
  expect(found).toEqual(Object.keys(ALLOWED))
})

it.each([
  ['let done = 0\nrun(async (trx) => { done += 1 })', ['2: done += 1']],
  ['const all = []\nrun(async (trx) => { all.push(1) })', ['2: all.push(1)']],
  ['let n = 0\nrun((trx) => rows.map((row) => n++))', ['2: n++']],
  ['function keep({ files }, trx) { return files.delete("a") }', ['1: files.delete("a")']],
  ['run((trx) => context.outgoing({ url }))', ['1: context.outgoing({ url })']],
  ['run(async (trx) => { const all = []; all.push(1); let n = 0; n += 1; return files.find("a") })', []],
  ['const all = []\nfor (const one of given) all.push(one)', []],
])('finds what %j does besides', (code, effects) => {
  expect(findEffectsInTransactions('code.ts', code)).toEqual(effects)
})
