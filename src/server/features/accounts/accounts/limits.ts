import type { Limit } from '../../../platform/http/rate-limit.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

/** Failed sign-ins (success refunds them), per account and IP address, or per account and known browser. */
export const LOGIN_PER_PAIR: Limit = { name: 'login:pair', max: 10, perSeconds: QUARTER_HOUR }
/** Per account, from all unknown browsers; above it the right password requires a mailed code too. */
export const LOGIN_PER_ACCOUNT: Limit = { name: 'login:account', max: 100, perSeconds: QUARTER_HOUR }
/** Per IP address, which may be a whole office or a campus. */
export const LOGIN_PER_ADDRESS: Limit = { name: 'login:address', max: 100, perSeconds: QUARTER_HOUR }
/** Codes entered after the right password. Strangers do not get that far, so this limit may refuse. */
export const CODE_PER_ACCOUNT: Limit = { name: 'code:account', max: 10, perSeconds: QUARTER_HOUR }
export const CODE_MAILS_PER_ACCOUNT: Limit = { name: 'code-mail:account', max: 5, perSeconds: QUARTER_HOUR }
export const REGISTER_PER_ADDRESS: Limit = { name: 'register:address', max: 100, perSeconds: HOUR }
/** Registrations refused because name or address is taken: each reveals an account. */
export const TAKEN_PER_ADDRESS: Limit = { name: 'register-taken:address', max: 20, perSeconds: HOUR }
export const CONFIRM_PER_ACCOUNT: Limit = { name: 'confirm:account', max: 10, perSeconds: QUARTER_HOUR }
/** Per mailbox as typed and requesting address: a stranger elsewhere does not use up the owner's. */
export const RESET_PER_PAIR: Limit = { name: 'reset:pair', max: 5, perSeconds: HOUR }
export const RESET_PER_ADDRESS: Limit = { name: 'reset:address', max: 50, perSeconds: HOUR }
/** Mails sent per account, whoever requests them; all links sent stay valid. */
export const RESET_MAILS_PER_ACCOUNT: Limit = { name: 'reset-mail:account', max: 5, perSeconds: HOUR }
export const VERIFY_PER_ACCOUNT: Limit = { name: 'verify:account', max: 5, perSeconds: HOUR }
/** Attempts to use tokens of mailed links. */
export const LINK_PER_ADDRESS: Limit = { name: 'link:address', max: 50, perSeconds: HOUR }
export const PASSKEY_PER_ADDRESS: Limit = { name: 'passkey:address', max: 100, perSeconds: QUARTER_HOUR }
