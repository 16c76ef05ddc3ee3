import type { Limit } from '../../platform/http/rate-limit.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Attempts, not successes: signing in forgives them. Of one account from one address, or from one browser it knows. */
export const LOGIN_PER_PAIR: Limit = { name: 'login:pair', max: 10, perSeconds: QUARTER_HOUR }
/** Of one account from all strange browsers; beyond it the right password needs a code by mail too. */
export const LOGIN_PER_ACCOUNT: Limit = { name: 'login:account', max: 100, perSeconds: QUARTER_HOUR }
/** One address may be a whole office or a campus. */
export const LOGIN_PER_ADDRESS: Limit = { name: 'login:address', max: 100, perSeconds: QUARTER_HOUR }
/** Codes typed behind the right password: no stranger gets so far, so this one refuses. */
export const CODE_PER_ACCOUNT: Limit = { name: 'code:account', max: 10, perSeconds: QUARTER_HOUR }
export const CODE_MAILS_PER_ACCOUNT: Limit = { name: 'code-mail:account', max: 5, perSeconds: QUARTER_HOUR }
export const REGISTER_PER_ADDRESS: Limit = { name: 'register:address', max: 100, perSeconds: HOUR }
/** Registrations refused because the name or the address is taken: each tells who is here. */
export const TAKEN_PER_ADDRESS: Limit = { name: 'register-taken:address', max: 20, perSeconds: HOUR }
export const CONFIRM_PER_ACCOUNT: Limit = { name: 'confirm:account', max: 10, perSeconds: QUARTER_HOUR }
/** Of one mailbox as typed, asked for from one address: a stranger elsewhere does not use up the owner's. */
export const RESET_PER_PAIR: Limit = { name: 'reset:pair', max: 5, perSeconds: HOUR }
export const RESET_PER_ADDRESS: Limit = { name: 'reset:address', max: 50, perSeconds: HOUR }
/** Mails sent, whoever asked; those that are on their way all work. */
export const RESET_MAILS_PER_ACCOUNT: Limit = { name: 'reset-mail:account', max: 5, perSeconds: HOUR }
export const VERIFY_PER_ACCOUNT: Limit = { name: 'verify:account', max: 5, perSeconds: HOUR }
/** Tokens of mailed links that are tried out. */
export const LINK_PER_ADDRESS: Limit = { name: 'link:address', max: 50, perSeconds: HOUR }
export const PASSKEY_PER_ADDRESS: Limit = { name: 'passkey:address', max: 100, perSeconds: QUARTER_HOUR }
