import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'

/** The minimum the framework can render: the baseline of every page of ours. */
export const Route = createRootRoute({
  head: () => ({ meta: [{ charSet: 'utf-8' }, { title: 'Empty' }] }),
  component: () => (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  ),
})
