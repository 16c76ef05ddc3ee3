import { z } from 'zod'
import { Id } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Whether two people can write to each other. Who was blocked is not told by whom. */
export const REACHES = ['open', 'blocked-by-me', 'unreachable'] as const
export type Reach = (typeof REACHES)[number]

export const blockRoutes = defineRoutes({
  listBlocks: {
    method: 'GET',
    path: '/api/blocks',
    summary: 'People I have blocked',
    needsAccount: true,
    output: z.array(z.object({ userId: z.number().int(), name: z.string(), createdAt: z.string() })),
  },
  findReach: {
    method: 'GET',
    path: '/api/blocks/:userId',
    summary: 'Whether a person and I can write to each other',
    needsAccount: true,
    params: z.object({ userId: Id }),
    output: z.object({ reach: z.enum(REACHES) }),
  },
  blockUser: {
    method: 'PUT',
    path: '/api/blocks/:userId',
    summary: 'Block a person: neither can write to the other',
    needsAccount: true,
    needs: 'talk',
    params: z.object({ userId: Id }),
    output: z.object({ success: z.boolean() }),
    refusals: ['not-found'],
  },
  unblockUser: {
    method: 'DELETE',
    path: '/api/blocks/:userId',
    summary: 'End a block of mine',
    needsAccount: true,
    needs: 'talk',
    params: z.object({ userId: Id }),
    output: z.object({ success: z.boolean() }),
  },
})
