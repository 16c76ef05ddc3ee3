import { ApiError } from '#web/platform/api.ts'

/** Why a listing was not created, in the specification's words where the server has none. */
export function describeRefusal(error: unknown): string {
  if (error instanceof ApiError) return error.reply?.message || 'Failed to create listing'
  return 'An error occurred while creating your listing'
}
