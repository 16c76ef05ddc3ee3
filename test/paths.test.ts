import { describe, expect, it } from 'vitest'
import * as paths from '#domain/paths.ts'
import { read, SOURCES } from './support/sources.ts'

/** The addresses of pages, as the router's own plugin writes them down: `/listing/$id`. */
const ROUTES = [
  ...(/fullPaths:([\s\S]*?)\n {2}fileRoutesByTo/.exec(read('src/web/routeTree.gen.ts'))?.[1] ?? '').matchAll(
    /'(\/[^']*)'/g,
  ),
].map(([, route]) => (route ?? '').replace(/\/$/, ''))
const PAGES = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\$\w+/g, '[^/]+')}/?$`),
}))

const isPage = (address: string) => PAGES.some(({ pattern }) => pattern.test(address))

describe('addresses of pages', () => {
  it('are those of the routes', () => {
    expect(ROUTES.length).toBeGreaterThan(60)
    const written = Object.entries(paths).map(([name, write]) => [name, write('17')] as const)
    expect(written.length).toBeGreaterThan(40)
    expect(written.filter(([, address]) => !isPage(address))).toEqual([])
  })

  it('are written once: nothing else of server and rules spells one out', () => {
    const others = SOURCES.filter(
      (path) =>
        /^src\/(server|domain|contract)\//.test(path) &&
        !path.includes('.test.') &&
        path !== 'src/domain/paths.ts',
    )
    const spelled = others.flatMap((path) =>
      addressesOf(read(path))
        .filter((address) => !/^\/$|\.\w+$/.test(address) && isPage(address))
        .map((address) => `${path}: ${address}`),
    )
    expect(spelled).toEqual([])
  })
})

/** What stands in quotes or behind an origin and begins with a slash, its values filled in, without search and fragment. */
function addressesOf(code: string): string[] {
  const literals = code.matchAll(/['`}](\/[a-z](?:[\w\-./]|\$\{[^{}]*\})*)(?=[?#'`]|\$\{)/g)
  return [...literals].map(([, address]) => (address ?? '').replaceAll(/\$\{[^{}]*\}/g, '17'))
}
