import type { Limit } from '../../platform/http/rate-limit.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Attempts, not successes: signing in forgives the account's. One address may be a whole office or a campus. */
export const LOGIN_PER_ACCOUNT: Limit = { name: 'login:account', max: 10, perSeconds: QUARTER_HOUR }
export const LOGIN_PER_ADDRESS: Limit = { name: 'login:address', max: 100, perSeconds: QUARTER_HOUR }
export const REGISTER_PER_ADDRESS: Limit = { name: 'register:address', max: 100, perSeconds: HOUR }
export const CONFIRM_PER_ACCOUNT: Limit = { name: 'confirm:account', max: 10, perSeconds: QUARTER_HOUR }
export const RESET_PER_EMAIL: Limit = { name: 'reset:email', max: 5, perSeconds: HOUR }
export const RESET_PER_ADDRESS: Limit = { name: 'reset:address', max: 50, perSeconds: HOUR }
export const VERIFY_PER_ACCOUNT: Limit = { name: 'verify:account', max: 5, perSeconds: HOUR }
export const PASSKEY_PER_ADDRESS: Limit = { name: 'passkey:address', max: 100, perSeconds: QUARTER_HOUR }
