import { readdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { BUILD_STAMP, DIST, isBuildStale } from '../lib/build-stale.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMPRESSIBLE = /\.(js|css|svg|json|topojson|txt|webmanifest|xml)$/

/** Builds the pages when a source is newer than the last build. */
async function buildIfStale(): Promise<boolean> {
  if (!isBuildStale()) return false
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn' })
  await builder.buildApp()
  // after the build, which clears the folder
  await compressFiles(join(DIST, 'client'))
  writeFileSync(BUILD_STAMP, new Date().toISOString())
  return true
}

async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.test(name),
  )
  await Promise.all(names.map((name) => compressFile(join(folder, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 1024) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

if (await buildIfStale()) console.log('Built the pages.')
