import { parseConfig } from '#server/config.ts'
import { getOutsideUrl, prepareDatabase } from '#server/instance.ts'
import { makePrivate } from '#server/platform/files/private-folder.ts'
import { exitPlainly } from '../lib/exit-plainly.ts'

/** `npm run migrate`: brings the database of DATABASE_URL to this version, with its admin; what `npm start` does on its own. */
async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const config = parseConfig(process.env)
  const url = getOutsideUrl(config)
  makePrivate(config.DATA_DIR)
  await prepareDatabase({ config, url, writeLine: (line) => console.log(line) })
  console.log('The database is ready for the web and job processes.')
}

main().catch(exitPlainly)
