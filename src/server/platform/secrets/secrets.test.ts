import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { SEALED_COLUMNS } from '#server/sealed-columns.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { openSecretBox } from './open-secret-box.ts'
import { sealStored } from './seal-stored.ts'
import { createSecretBox, SecretKeyError } from './secret-box.ts'

const OLD = 'an-old-key-of-at-least-32-characters'
const NEW = 'a-newer-key-of-at-least-32-characters'

it('opens only for the same purpose, and only untampered data', () => {
  const box = createSecretBox([OLD])
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'authenticators:1')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box.seal('JBSWY3DPEHPK3PXP', 'authenticators:1')).not.toBe(sealed)
  expect(box.open(sealed, 'authenticators:1')).toBe('JBSWY3DPEHPK3PXP')
  expect(() => box.open(sealed, 'authenticators:2')).toThrow(SecretKeyError)
  const at = sealed.length - 5
  const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
  expect(() => box.open(changed, 'authenticators:1')).toThrow(SecretKeyError)
  expect(() => createSecretBox([NEW]).open(sealed, 'authenticators:1')).toThrow(SecretKeyError)
  expect(createSecretBox([NEW, OLD]).open(sealed, 'authenticators:1')).toBe('JBSWY3DPEHPK3PXP')
})

it('generates its key once, readable by its user only', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'placard-key-')), 'data')
  const first = openSecretBox(parseConfig({ DATA_DIR }))
  const path = join(DATA_DIR, 'secret.key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8').trim()).toHaveLength(43)
  expect(openSecretBox(parseConfig({ DATA_DIR })).keyIds).toEqual(first.keyIds)
  const own = openSecretBox(parseConfig({ DATA_DIR, SECRET_KEY: `${NEW}, ${OLD}` }))
  expect(own.keyIds).toEqual(createSecretBox([NEW, OLD]).keyIds)
  expect(() => parseConfig({ SECRET_KEY: 'short' })).toThrow('at least 32 characters')
})

it('seals stored plain text, rotates keys, and rejects an unknown key', async () => {
  const { db } = await createTestApp()
  const userId = await buildUser(db)
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: null })
    .execute()
  await db
    .updateTable('network_sites')
    .set({ secret: 'between-two-sites' })
    .where('id', '=', 'funlist')
    .execute()
  const stored = async () => [
    (await db.selectFrom('authenticators').select('secret').executeTakeFirstOrThrow()).secret,
    (
      await db
        .selectFrom('network_sites')
        .select('secret')
        .where('id', '=', 'funlist')
        .executeTakeFirstOrThrow()
    ).secret!,
  ]
  const old = createSecretBox([OLD])
  expect(await sealStored(db, old, SEALED_COLUMNS)).toBe(2)
  expect(await sealStored(db, old, SEALED_COLUMNS)).toBe(0)
  const [app, site] = (await stored()) as [string, string]
  expect(old.open(app, `authenticators:${userId}`)).toBe('JBSWY3DPEHPK3PXP')
  expect(old.open(site, 'network_sites:funlist')).toBe('between-two-sites')

  await expect(sealStored(db, createSecretBox([NEW]), SEALED_COLUMNS)).rejects.toThrow(
    'npm run forget-secrets',
  )
  expect(await stored()).toEqual([app, site])

  expect(await sealStored(db, createSecretBox([NEW, OLD]), SEALED_COLUMNS)).toBe(2)
  const [changed] = (await stored()) as [string, string]
  expect(createSecretBox([NEW]).open(changed, `authenticators:${userId}`)).toBe('JBSWY3DPEHPK3PXP')
  // the old key is no longer needed
  expect(await sealStored(db, createSecretBox([NEW]), SEALED_COLUMNS)).toBe(0)
})
