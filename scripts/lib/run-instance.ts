import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Config, parseConfig } from '#server/config.ts'
import type { Instance } from '#server/instance.ts'
import { InstanceError, type WriteLine } from '#server/supervise.ts'
import { isBuildStale } from './build-stale.ts'
import { exitPlainly } from './exit-plainly.ts'
import { ROOT } from './run.ts'

interface Options {
  isDev?: boolean
  /** Built when a source is newer than the last build. */
  needsPages: boolean
  create(config: Config, writeLine: WriteLine): Instance
}

/** Starts it and returns; it ends with this process, and this process with whoever forked it. */
export async function runInstance({ isDev = false, needsPages, create }: Options): Promise<void> {
  process.env.NODE_ENV = isDev ? 'development' : 'production'
  try {
    const config = parseConfig(process.env)
    if (!isDev && needsPages && isBuildStale()) build()
    await start(create(config, (line) => console.log(line)))
  } catch (error) {
    exitPlainly(error)
  }
}

async function start(instance: Instance): Promise<void> {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await instance.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // tests fork us: theirs is gone, however it ended
  process.on('disconnect', stop)
  try {
    await instance.start()
  } catch (error) {
    // a start that is stopped half way has lost its database
    if (isStopping) return
    await instance.stop()
    throw error
  }
  process.send?.('ready')
}

/** In a child process: the bundler's memory is freed before serving. */
function build(): void {
  const script = join(ROOT, 'scripts/commands/build.ts')
  const done = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (done.status !== 0) throw new InstanceError('The pages could not be built; see above.')
}
