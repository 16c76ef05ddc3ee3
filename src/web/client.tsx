import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// the policy of pages allows no eval, which Zod would try before it reads a first form
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/**
 * Hydrates the router only. The framework's own entry also ships the serializer of server functions (about 12 kB per
 * page); pages here read through the API contract and have none.
 */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
