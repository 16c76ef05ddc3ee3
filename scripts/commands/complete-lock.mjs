// Run after every change of the dependencies. A registry that mirrors only some platforms drops the optional packages
// of the others from the lock file, and `npm ci` then fails. This lets npm look up every package again that is not bound to its
// bytes, and adds what the registry still does not have with its version and the platform in its name, so that every machine
// installs exactly its own. `--check` only reports.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = new URL('../../package-lock.json', import.meta.url)
const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

export function missingPackages(lock) {
  const missing = {}
  for (const entry of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lock.packages[`node_modules/${name}`] || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = { version, ...platformOf(name), optional: true }
    }
  }
  return missing
}

function platformOf(name) {
  const words = name.replaceAll('_', '-').split(/[-/]/)
  const cpu =
    CPUS.find((cpu) => words.includes(cpu)) ?? CPUS.find((cpu) => words.some((word) => word.startsWith(cpu)))
  const os = SYSTEMS.find((os) => words.includes(os))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : null
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc && os === 'linux' ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  }
}

const readLock = () => JSON.parse(readFileSync(FILE, 'utf8'))
const toText = (lock) => `${JSON.stringify(lock, null, 2)}\n`
const writeLock = (lock) => writeFileSync(FILE, toText(lock))

/** What comes within another package's archive is bound by that. */
const isLoose = ([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle

function bindAgain() {
  const lock = readLock()
  lock.packages = Object.fromEntries(Object.entries(lock.packages).filter((entry) => !isLoose(entry)))
  writeLock(lock)
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']
  const cwd = fileURLToPath(new URL('.', FILE))
  execFileSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const isChecking = process.argv.includes('--check')
  if (!isChecking && Object.entries(readLock().packages).some(isLoose)) bindAgain()
  const lock = readLock()
  const missing = missingPackages(lock)
  const names = Object.keys(missing)
  if (names.length > 0 && isChecking) {
    console.error(`The lock file misses ${names.join(', ')}. Run: node scripts/commands/complete-lock.mjs`)
    process.exit(1)
  }
  const { '': root, ...packages } = { ...lock.packages, ...missing }
  const sorted = Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en'))
  lock.packages = { '': root, ...Object.fromEntries(sorted.map((key) => [key, packages[key]])) }
  // written, it would be newer than the pages that were built from it, and every start would build them again
  if (isChecking) {
    if (readFileSync(FILE, 'utf8') === toText(lock)) process.exit()
    console.error('The lock file is not in order. Run: node scripts/commands/complete-lock.mjs')
    process.exit(1)
  }
  writeLock(lock)
  console.log(`${names.length} packages of other platforms added to the lock file.`)
}
