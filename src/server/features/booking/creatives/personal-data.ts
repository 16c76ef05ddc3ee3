import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const creativesData: PersonalTables = {
  creatives: {
    people: { owner_id: 'own', decided_by: 'other' },
    as: 'artwork',
    leftOut: { path: 'of use to the machine alone', preview_path: 'of use to the machine alone' },
    erasure: {
      kind: 'masked',
      set: { name: "'Artwork'", path: 'null', preview_path: 'null', script: 'null' },
    },
  },
}
