// Plain JavaScript for whatever Node the machine has (20 or newer): everything else runs on the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(fileURLToPath(import.meta.url), '../../..')
const BIN = join(ROOT, 'node_modules/.bin')
const STAMP = join(ROOT, 'node_modules/.installed')
const PINNED = join(ROOT, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs the locked packages unless exactly those are installed. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock && existsSync(PINNED)) return
  console.log('Installing packages (only when they changed)…')
  // npm itself runs on the pinned Node too: an older one would warn about every package that requires more
  const env = { ...process.env, PATH: `${bootstrapNode()}${delimiter}${process.env.PATH}` }
  const [command, args] = npmCommand(['ci', '--no-audit', '--no-fund', '--loglevel=warn'])
  const done = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(STAMP, lock)
  if (!existsSync(PINNED)) refuseWithoutScripts()
}

/** Where npm is set to run no scripts of packages, two of them have not put their programs in place. */
function refuseWithoutScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const installed = Object.keys(allowScripts).filter((name) => existsSync(join(ROOT, 'node_modules', name)))
  console.error('npm ran no scripts of packages, and these need theirs. Let it run them, then start again:')
  console.error(`  npm rebuild --ignore-scripts=false ${installed.join(' ')}`)
  process.exit(1)
}

/** A folder with the pinned Node, downloaded separately before the other packages. */
function bootstrapNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return join(process.execPath, '..')
  const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).devDependencies.node
  const folder = join(ROOT, '.cache/node', version)
  const bin = join(folder, 'node_modules/.bin')
  if (existsSync(join(bin, 'node'))) return bin
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  const [command, args] = npmCommand([
    'install',
    `node@${version}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  const done = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) process.exit(done.status ?? 1)
  return bin
}

/** npm's own script, so that it can be run by a chosen Node. */
function npmCommand(args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? ['node', [cli, ...args]] : ['npm', args]
}

/** Runs a script of the project on the pinned Node and exits with its code. Forwards signals. */
export function runPinned(script, args = []) {
  // compile cache: a start takes half the CPU time
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache/compiled')
  const env = { ...process.env, NODE_COMPILE_CACHE, PATH: `${BIN}${delimiter}${process.env.PATH}` }
  const child = spawn(PINNED, [script, ...args], { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
