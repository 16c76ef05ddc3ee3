import { join } from 'node:path'
import { ROOT } from './sources.ts'

/** For processes that tests start with an environment of their own: with it a start takes half the CPU time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') }
