import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { FONT_URLS } from '#web/ui/fonts.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import styles from '#web/ui/styles.css?url'
import { CHOOSE_THEME } from '#web/ui/theme.ts'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { ToastProvider } from '#web/ui/toast-provider.tsx'
import { AskForWhom } from '../features/accounts/accounts/ask-for-whom.tsx'
import { AuthDialogHost } from '../features/accounts/accounts/auth-dialog-host.tsx'
import { AuthProvider } from '../features/accounts/accounts/auth-provider.tsx'
import { HeaderAccount } from '../features/accounts/accounts/header-account.tsx'
import { SendWaitingPhotos } from '../features/booking/proofs/capture/send-waiting-photos.tsx'
import { NewsletterBox } from '../features/content/newsletter/newsletter-box.tsx'
import { AssistantLauncher } from '../features/discovery/assistants/assistant-launcher.tsx'
import { FollowAccount } from '../features/discovery/saved/follow-account.tsx'
import { HeaderSearch } from '../features/discovery/search/header-search.tsx'
import { ConnectionBar } from '../features/frame/shell/connection-bar.tsx'
import { Footer } from '../features/frame/shell/footer.tsx'
import { Header } from '../features/frame/shell/header.tsx'
import { NoticeBell } from '../features/ground/notices/notice-bell.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { FollowLive } from '../platform/live/follow-live.tsx'
import { preloadLiveSummary } from '../platform/live/live-summary.ts'
import { LiveOutlet } from '../platform/live-outlet.tsx'
import { ReplayPresses } from '../platform/replay-presses.tsx'
import { startSendingErrors } from '../platform/send-errors.ts'
import { carrySettings, readPageContext, recallSettings } from '../platform/settings.ts'
import { StartAfterPaint } from '../platform/start-after-paint.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context }) => preloadLiveSummary(context.queryClient),
  loader: async ({ context }) => {
    await findMe(context.queryClient)
    const page = readPageContext()
    // loaded once on the server; a reload in the browser (after a sign-in, or "Try again") reuses that result
    return page ? { settings: page.settings } : recallSettings()
  },
  // static: rendered once on the server, and unchanged while the page lives
  staleTime: Number.POSITIVE_INFINITY,
  // what is the same on every page; titles and what belongs to one page are written by `PageHead`
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      ...FONT_URLS.map((href) => ({
        rel: 'preload',
        href,
        as: 'font' as const,
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Shell,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        {/* the browser has it in the page */}
        {import.meta.env.SSR && <ScriptOnce>{CHOOSE_THEME}</ScriptOnce>}
        <ReplayPresses />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
        <StartAfterPaint />
      </body>
    </html>
  )
}

function Shell() {
  const data = Route.useLoaderData()
  useEffect(() => carrySettings(data), [data])
  useEffect(() => {
    startSendingErrors(data?.settings.sentryDsn ?? null)
  }, [data])
  return (
    <AuthProvider>
      <ToastProvider>
        <SkipLink />
        <div id="app" className="flex min-h-dvh flex-col">
          <Header
            search={<HeaderSearch />}
            bell={<NoticeBell />}
            account={(place) => <HeaderAccount place={place} />}
            assistant={<AssistantLauncher />}
          />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            <LiveOutlet frame={(page) => <AskForWhom>{page}</AskForWhom>} />
          </main>
          <Footer newsletter={<NewsletterBox />} theme={<ThemeToggle />} />
        </div>
        <AuthDialogHost />
        <ConnectionBar />
        <FollowAccount />
        <FollowLive />
        <SendWaitingPhotos />
      </ToastProvider>
    </AuthProvider>
  )
}
