import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'

/** The least the framework can render: the floor under every page of ours. */
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
