import { readFile } from 'node:fs/promises'
import { serveChild } from '../../../platform/child/serve-child.ts'
import { type CleanedPicture, cleanPicture } from './clean-picture.ts'

serveChild<{ path: string; target: string }, CleanedPicture>(async ({ path, target }) =>
  cleanPicture(await readFile(path), target),
)
