import type { SealedColumn } from './platform/secrets/seal-stored.ts'

/** Secrets that features store sealed: what another key seals again. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'authenticators', key: 'user_id', owner: 'user_id', column: 'secret' },
  { table: 'network_sites', key: 'id', owner: 'id', column: 'secret' },
  { table: 'imported_calendars', key: 'id', owner: 'listing_id', column: 'url' },
  { table: 'webhook_endpoints', key: 'id', owner: 'organization_id', column: 'url' },
  { table: 'webhook_endpoints', key: 'id', owner: 'organization_id', column: 'secret' },
  { table: 'webhook_endpoints', key: 'id', owner: 'organization_id', column: 'former_secret' },
  { table: 'inventory_sources', key: 'id', owner: 'organization_id', column: 'url' },
  { table: 'inventory_sources', key: 'id', owner: 'organization_id', column: 'header_value' },
  { table: 'payment_instructions', key: 'id', owner: 'seller_id', column: 'sealed' },
]
