import type pg from 'pg'

/** Of the apps of the running test file, wherever in it they were created; ended after its last test. */
export const openPools = new Set<pg.Pool>()
