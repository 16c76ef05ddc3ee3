import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Auth, AuthContext } from '#web/platform/auth/auth-context.ts'
import { SalesScreen } from './sales-screen.tsx'

it('leaves months that are refused where they can be chosen again', () => {
  const search = { from: '2027-05', to: '2027-01' }
  const client = new QueryClient()
  const user = {
    id: 7,
    actingFor: 7,
    organizations: [{ id: 7, name: 'Ana', role: 'owner', isPersonal: true, isSuspended: false }],
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AuthContext value={{ user } as unknown as Auth}>
        <SalesScreen search={search} nav={null} />
      </AuthContext>
    </QueryClientProvider>,
  )
  expect(html).toContain('The last month is before the first')
  expect(html).toMatch(/name="from"[^>]*value="2027-05"|value="2027-05"[^>]*name="from"/)
})
