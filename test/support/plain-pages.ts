import type { PageContext } from '#contract/page-context.ts'
import type { LoadRenderer, PageRenderer } from '#server/platform/pages/page-renderer.ts'

/** Page → the data it reads. Enough of the product's pages to test their cache without a build. */
const READS: [page: RegExp, reads: string[]][] = [
  [/^\/$/, ['/api/listings?limit=50', '/api/listings/map?zoom=9']],
  [/^\/listing\/(\d+)$/, ['/api/listings/$1']],
  [/^\/help$/, ['/api/content/help']],
  [/^\/help\/articles\/([\w-]+)$/, ['/api/content/articles/$1']],
  [/^\/account$/, ['/api/account']],
]

/** As the page of Find Ads does with a request in its address. */
function askAssistant({ url }: Request, api: PageContext['api']): Promise<Response>[] {
  const { pathname, searchParams } = new URL(url)
  const query = searchParams.get('query')
  if (pathname !== '/find-ads' || query === null) return []
  const body = JSON.stringify({ query })
  return [api('/api/ai/buyer', { method: 'POST', headers: { 'content-type': 'application/json' }, body })]
}

/** Pages that show the API's data verbatim. */
export const loadPlainPages = async (): Promise<LoadRenderer> => {
  const renderer: PageRenderer = {
    async fetch(request, { context: { api, nonce } }) {
      const { pathname } = new URL(request.url)
      // as the router does: what is no encoded text is not taken
      decodeURI(pathname)
      const [page, reads] = READS.find(([path]) => path.test(pathname)) ?? [/$/, []]
      const paths = ['/api/auth/me', ...reads.map((path) => pathname.replace(page, path))]
      const answers = await Promise.all([...paths.map((path) => api(path)), ...askAssistant(request, api)])
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      const html = `<script nonce="${nonce}">start()</script>${texts.join('\n')}`
      const status = answers.some((answer) => answer.status === 404) ? 404 : 200
      return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
    },
  }
  return async () => renderer
}
