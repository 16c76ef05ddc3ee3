import type { Context } from 'hono'
import type { AppContext } from '../../../context.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { listRoots } from './publish-roots.ts'

/** All nightly roots, a line each, for everybody and from everywhere: whoever keeps a copy can hold us to it. */
export async function answerRoots(c: Context<RequestEnv>, { db }: Pick<AppContext, 'db'>): Promise<Response> {
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
