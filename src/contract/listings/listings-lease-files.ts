import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Lease } from './listings-structures.ts'

const Bytes = z.string()

/** The signed lease of a structure, for those who read leases. */
export const leaseFileRoutes = defineRoutes({
  putLeaseFile: {
    method: 'POST',
    path: '/api/my/structures/:id/lease/file',
    summary:
      'Keep the lease of a structure of mine as a file of at most 10 MB, as multipart/form-data in the field `file` (PDF, PNG, JPEG, WebP), in place of the one before',
    needsAccount: true,
    needs: 'private',
    accepts: ['multipart/form-data'],
    params: IdParams,
    output: Lease,
    status: 201,
    refusals: ['not-found', 'rate-limited'],
  },
  getLeaseFile: {
    method: 'GET',
    path: '/api/my/structures/:id/lease/file',
    summary: 'The file of the lease of a structure of mine',
    needsAccount: true,
    needs: 'private',
    params: IdParams,
    output: Bytes,
    answers: { '*/*': Bytes },
    refusals: ['not-found'],
  },
  deleteLeaseFile: {
    method: 'DELETE',
    path: '/api/my/structures/:id/lease/file',
    summary: 'Delete the file of the lease of a structure of mine',
    needsAccount: true,
    needs: 'private',
    params: IdParams,
    output: Lease,
    refusals: ['not-found'],
  },
})
