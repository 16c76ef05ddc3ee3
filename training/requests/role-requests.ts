import type { QueryCase } from './parse-requests.ts'
import { readRequests } from './read-requests.ts'

/** Requests to learn roles from, by the name of their file. */
export const ROLE_REQUEST_SETS: Readonly<Record<string, readonly QueryCase[]>> = readRequests('roles')

export const ROLE_REQUESTS: readonly QueryCase[] = Object.values(ROLE_REQUEST_SETS).flat()
