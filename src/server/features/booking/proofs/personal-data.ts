import { type SqlBool, sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

const KEPT = { kind: 'kept', until: 'seven years after the booking has ended' } as const

/** What this feature keeps about people (decision 105): the record of a contract stays with its two sides. */
export const proofsData: PersonalTables = {
  proofs: {
    people: { sent_by: 'other' },
    through: ofBookings,
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: KEPT,
  },
  proof_decisions: {
    people: { decided_by: 'other' },
    through: (person) => sql<SqlBool>`proof_id in (select id from proofs where ${ofBookings(person)})`,
    erasure: KEPT,
  },
  proof_batches: {
    people: { seller_id: 'own', created_by: 'other', filed_by: 'other' },
    erasure: { kind: 'kept', until: 'two weeks after the last photo came to it' },
  },
  proof_batch_files: {
    people: {},
    through: ({ organizationId: id }) =>
      sql<SqlBool>`batch_id in (select id from proof_batches where seller_id = ${id})`,
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: { kind: 'kept', until: 'two weeks after the last photo came to its batch' },
  },
  crew_links: {
    people: { created_by: 'other', seller_id: 'own' },
    leftOut: { token_hash: 'a secret, or made of one' },
    erasure: KEPT,
  },
  face_problems: {
    people: { seller_id: 'own', sent_by: 'other', mended_by: 'other' },
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: { kind: 'kept', until: 'a year after it was reported' },
  },
  shown_photos: {
    people: { asked_by: 'other', decided_by: 'other' },
    through: (person) => sql<SqlBool>`proof_id in (select id from proofs where ${ofBookings(person)})`,
    leftOut: { path: 'of use to the machine alone' },
    erasure: KEPT,
  },
  proof_files_gone: {
    people: {},
    through: (person) => sql<SqlBool>`proof_id in (select id from proofs where ${ofBookings(person)})`,
    erasure: KEPT,
  },
}
