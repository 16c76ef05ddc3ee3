import { createFileRoute } from '@tanstack/react-router'
import {
  ConfirmMailGone,
  ConfirmMailScreen,
} from '../features/messaging/conversations/confirm-mail-screen.tsx'
import { api } from '../platform/api.ts'
import { orNotFound } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

const HEAD = {
  title: 'Confirm your message',
  description: 'Read a mail that came from your address, and send it to the seller or discard it.',
  path: '/confirm-mail',
  noindex: true,
}

export const Route = createFileRoute('/confirm-mail')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { token = '' } }) =>
    orNotFound(api('POST /api/mail/confirmations/preview', { body: { token } })),
  component: withHead(HEAD, Page),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return <ConfirmMailGone />
}

function Page() {
  return <ConfirmMailScreen token={Route.useSearch().token ?? ''} mail={Route.useLoaderData()} />
}
