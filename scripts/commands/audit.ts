import { spawnSync } from 'node:child_process'

/** `npm run audit`: known vulnerabilities of the locked packages, by the registry's own database. Fails from `high` on. */
interface Report {
  error?: { summary?: string; detail?: string }
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { vulnerabilities, ...report } = readReport(stdout)
if (!vulnerabilities) {
  const why = report.error?.summary || report.message || 'npm audit gave no report'
  console.log(`NOT CHECKED: no database of known vulnerabilities can be reached (${why.trim()}).`)
  console.log('Run this where the registry has one: the public one of npm does.')
} else {
  const found = Object.entries(vulnerabilities)
  for (const [name, { severity, range, fixAvailable }] of found)
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ', a newer version mends it' : ''}`)
  const grave = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  console.log(`${found.length} known vulnerabilities, ${grave.length} of them high or critical.`)
  if (grave.length > 0) process.exit(1)
}

function readReport(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}
