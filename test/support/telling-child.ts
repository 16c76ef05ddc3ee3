import { getCompileCacheDir } from 'node:module'
import { serveChild } from '#server/platform/child/serve-child.ts'

/** A child that tells what it was started with. */
serveChild(async () => ({ names: Object.keys(process.env), cache: getCompileCacheDir() ?? null }))
