import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const accountsData: PersonalTables = {
  users: {
    people: { id: 'own', email: 'own', phone: 'own' },
    as: 'account',
    leftOut: { password: 'a secret: who has it could sign in' },
    erasure: {
      kind: 'masked',
      set: {
        username: "'deleted-' || id",
        email: "'deleted-' || id || '@deleted.invalid'",
        password: "'!'",
        name: "'Deleted user'",
        company: 'null',
        phone: 'null',
      },
    },
  },
  account_tokens: {
    people: { user_id: 'own', email: 'other' },
    notExported: 'links that are under way; each works for hours',
    erasure: { kind: 'deleted' },
  },
  authenticators: {
    people: { user_id: 'own' },
    leftOut: { secret: 'a secret: who has it could sign in', last_step: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  known_browsers: {
    people: { user_id: 'own' },
    leftOut: { token_hash: 'a secret, or made of one' },
    erasure: { kind: 'deleted' },
  },
  passkey_challenges: {
    people: { user_id: 'own' },
    notExported: 'a sign-in that is under way, for minutes',
    erasure: { kind: 'deleted' },
  },
  passkeys: {
    people: { user_id: 'own' },
    leftOut: { public_key: 'of use to the machine alone', counter: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  recovery_codes: {
    people: { user_id: 'own' },
    notExported: 'a secret: who has it could sign in',
    erasure: { kind: 'deleted' },
  },
  sessions: {
    people: { user_id: 'own', organization_id: 'shared', address: 'own', user_agent: 'own' },
    leftOut: { token_hash: 'a secret, or made of one' },
    erasure: { kind: 'deleted' },
  },
  audit_events: {
    people: { actor_id: 'own', address: 'own', user_agent: 'own' },
    as: 'securityEvents',
    leftOut: {
      before: 'may be about other people',
      after: 'may be about other people',
      request_id: 'of use to the machine alone',
    },
    erasure: { kind: 'kept', until: 'as long as we run the site; nobody can change or delete it' },
  },
  idempotency_keys: {
    people: { user_id: 'own' },
    notExported: 'tells a repeated request from a new one; 30 days',
    erasure: { kind: 'deleted' },
  },
}
