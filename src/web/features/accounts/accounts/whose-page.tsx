import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { api } from '#web/platform/api.ts'
import { OpenAs } from './open-as.tsx'

type WhosePageProps = { path: string; user: Account; children: ReactNode }

/** Where a page that was not found is another organization's of the reader, the way there in place of it. */
export function WhosePage({ path, user, children }: WhosePageProps) {
  const { data } = useQuery({
    queryKey: ['auth', 'whose', path, user.actingFor],
    queryFn: ({ signal }) => api('GET /api/account/organization-of', { query: { path }, signal }),
    retry: false,
  })
  return data?.organization ? <OpenAs organization={data.organization} user={user} /> : children
}
