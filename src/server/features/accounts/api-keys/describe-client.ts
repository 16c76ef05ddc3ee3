import { CLIENT_PATH } from '#domain/open-examples.ts'

/** Commands that get the client for TypeScript, and how it is begun; a test compiles it with every example. */
export const describeClient = (publicUrl: string) => ({
  install: `npm install openapi-fetch
curl -O '${publicUrl}${CLIENT_PATH}/placard.ts' -O '${publicUrl}${CLIENT_PATH}/placard-api.d.ts'`,
  start: `import { openAsBlob } from 'node:fs'
import { env } from 'node:process'
import { createPlacard } from './placard.ts'

const placard = createPlacard({ baseUrl: '${publicUrl}', key: env.PLACARD_KEY })`,
})
