import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { startCountingPages } from '#web/features/content/page-views/count-pages.ts'
import { CrashScreen } from './features/frame/shell/crash-screen.tsx'
import { NotFoundScreen } from './features/frame/shell/not-found-screen.tsx'
import { ApiError } from './platform/api.ts'
import { buildKeepPlace } from './platform/keep-place.ts'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import { readNonce } from './platform/settings.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * Queries are fresh for five minutes (stale time); API refusals are final and are not retried. Without a network everything
 * fails at once and says so, rather than wait unseen; what failed is asked again when the network is back.
 */
function createQueryClient(): QueryClient {
  const retry = (count: number, error: Error) =>
    count < 1 && globalThis.navigator?.onLine !== false && !(error instanceof ApiError && error.status >= 400)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        retry,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

export function getRouter() {
  const queryClient = createQueryClient()
  const nonce = readNonce()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: buildKeepPlace(),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: CrashScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...(nonce ? { ssr: { nonce } } : {}),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  startCountingPages(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
