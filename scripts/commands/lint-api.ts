import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { ROOT } from '../lib/run.ts'

/** Not ours: tags are names of features, and an id is a number, so that no path means two things. */
const OFF = { 'info-license': 'off', 'tag-description': 'off', 'no-ambiguous-paths': 'off' } as const

/** Holds the OpenAPI document against Redocly's recommended rules; a warning is a fault too. */
const FILE = join(ROOT, 'docs/openapi.json')

const config = await createConfig({ extends: ['recommended'], rules: OFF })
const problems = await lintFromString({ source: readFileSync(FILE, 'utf8'), absoluteRef: FILE, config })
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
if (problems.length > 0) process.exit(1)
