import { describe, expect, it } from 'vitest'
import { apiKeyRoutes } from '#contract/accounts/api-keys.ts'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { ACCESS } from '#test/support/access-table.ts'
import { buildWorld, type World } from '#test/support/access-world.ts'
import { buildKey } from '#test/support/accounts/keys.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { EXAMPLE_SPACE } from './examples.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

describe('the page of the API', () => {
  const described = (async () => (await app.get(apiKeyRoutes.describeOpen.path)).json())()
  const scoped = Object.entries<Route>(allRoutes).filter(([, { scope }]) => scope)

  it('has every route that a key reaches', async () => {
    const { scopes } = await described
    const names = scopes.flatMap((scope: { routes: { name: string }[] }) =>
      scope.routes.map(({ name }) => name),
    )
    expect(names.sort()).toEqual(scoped.map(([name]) => name).sort())
  })

  it.each(scoped)('%s: its example works as it is printed', async (name, route) => {
    const { scopes } = await described
    const { example } = scopes
      .flatMap((scope: { routes: { name: string; example: string }[] }) => scope.routes)
      .find((one: { name: string }) => one.name === name)
    const who = [ACCESS[name as keyof typeof ACCESS]].flat()[0]!.answers.seller < 300 ? 'seller' : 'user'
    const world = await buildWorld(app, who)
    const { client } = await buildKey(app, world.actorId)
    const answer = await run(await parseCurl(example, name, { world, route }), client)
    expect({
      example,
      status: answer.status,
      text: answer.status < 300 || (await answer.text()),
    }).toMatchObject({
      status: route.status ?? 200,
    })
  })
})

type Client = Awaited<ReturnType<typeof buildKey>>['client']
interface Sent {
  method: string
  path: string
  body: object | undefined
  form: FormData | undefined
}

/** The command, with the made-up numbers of the example replaced by what is in the test's world. */
async function parseCurl(
  command: string,
  name: string,
  { world, route }: { world: World; route: Route },
): Promise<Sent> {
  const [, method = 'GET', address] = /^curl (?:-X (\w+) )?'([^']+)'/.exec(command)!
  expect(command).toContain('-H "Authorization: Bearer $PLACARD_KEY"')
  expect(command.includes('Idempotency-Key')).toBe(route.isIdempotent === true)
  const { search, origin } = new URL(address!)
  expect(origin).toBe('http://localhost:3000')
  const given = [ACCESS[name as keyof typeof ACCESS]].flat()[0]!
  const real = typeof given.path === 'function' ? await given.path(world) : given.path
  const form = command.includes(" -F '") ? await buildForm(command, given.body, world) : undefined
  const text = / -d '([^']+)'/.exec(command)?.[1]
  const listing = text?.includes(String(EXAMPLE_SPACE)) ? await world.listing() : 0
  const updatedAt = text?.includes('updatedAt') ? await world.updatedAt() : ''
  const body = text
    ?.replaceAll(String(EXAMPLE_SPACE), String(listing))
    .replace(/"updatedAt":"[^"]+"/, `"updatedAt":"${updatedAt}"`)
  const path = `${real.split('?')[0]}${search}`
  return { method, path, body: body ? JSON.parse(body) : undefined, form }
}

/** Its own file and duty, under the id of the example. */
async function buildForm(command: string, body: unknown, world: World): Promise<FormData> {
  const names = [...command.matchAll(/-F '(\w+)=([^']+)/g)].map(([, name, value]) => [name!, value!] as const)
  const real = await (body as (world: World) => Promise<FormData>)(world)
  const form = new FormData()
  for (const [name, value] of names) form.append(name, real.get(name) ?? value)
  expect([...real.keys()].filter((key) => !form.has(key))).toEqual([])
  return form
}

const run = ({ method, path, body, form }: Sent, client: Client) =>
  form ? client.post(path, form) : client.send(method, path, body)
