import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** Serves a page of the product up to its footer, and the rest when told; all else that it asks for comes at once. */
export async function serveSlowly(page: Page, baseURL: string, path: string) {
  const html = await (await page.request.get(path)).text()
  const at = html.indexOf('<footer')
  const { promise: rest, resolve: finish } = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, at))
    void rest.then(() => response.end(html.slice(at)))
    server.close()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { origin } = new URL(`http://localhost:${(server.address() as AddressInfo).port}`)
  await page.route(
    (url) => url.origin === origin && url.pathname !== path,
    (route) => route.continue({ url: route.request().url().replace(origin, baseURL) }),
  )
  return { url: origin + path, finish }
}
