import { createOneOfMany } from '#server/instance.ts'
import { JOB_PROCESS, WEB_PROCESS } from '#server/supervise.ts'
import { runInstance } from '../lib/run-instance.ts'

/** `npm run web` and `npm run jobs`: one process of an installation on several machines, supervised until stopped. */
const isWeb = process.argv[2] === 'web'

await runInstance({
  needsPages: isWeb,
  create: (config, writeLine) =>
    createOneOfMany(config, { entry: isWeb ? WEB_PROCESS : JOB_PROCESS, writeLine }),
})
