import type { Context } from 'hono'
import { PROOF_ROOTS_PATH } from '#domain/open-data.ts'
import type { AppContext } from '../../../context.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { listRoots } from './publish-roots.ts'

/** Public whether there are open feeds or not: mounted before them. */
export function mountProofRoots(app: App, context: Pick<AppContext, 'db'>): void {
  app.get(PROOF_ROOTS_PATH, (c) => answerRoots(c, context))
}

/** All nightly roots, a line each, for everybody and from everywhere: whoever keeps a copy can hold us to it. */
async function answerRoots(c: Context<RequestEnv>, { db }: Pick<AppContext, 'db'>): Promise<Response> {
  const lines = (await listRoots(db)).map(({ day, until, chains, previous, root }) =>
    JSON.stringify({
      day,
      until: until.toISOString(),
      chains,
      previous: previous.toString('hex'),
      root: root.toString('hex'),
    }),
  )
  return c.body(lines.map((line) => `${line}\n`).join(''), 200, {
    'content-type': 'application/jsonl',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  })
}
