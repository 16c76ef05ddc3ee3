import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRequests, type QueryCase } from './parse-requests.ts'

/** The labelled requests of a folder, by the name of their file. */
export function readRequests(folder: 'own' | 'roles'): Record<string, QueryCase[]> {
  const path = join(import.meta.dirname, folder)
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'))
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name.replace('.txt', ''), parseRequests(readFileSync(join(path, name), 'utf8'))]),
  )
}
