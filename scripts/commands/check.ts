import { run } from '../lib/run.ts'

/** All static checks. */
const checks: [string, string, string[]][] = [
  ['Types', 'node_modules/typescript/bin/tsc', []],
  ['Lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['Documents', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '**/*.md']],
  ['Unused code and packages', 'node_modules/knip/bin/knip.js', []],
  ['Lock file', 'scripts/commands/complete-lock.mjs', ['--check']],
  ['Generated files', 'scripts/commands/generate.ts', ['--check']],
  ['Description of the API', 'scripts/commands/lint-api.ts', []],
]

const failed = checks.filter(([title, script, args]) => !run(title, script, args))
if (failed.length > 0) process.exit(1)
