import { contractKind } from '#server/features/booking/contracts/contract-kind.ts'

/** What files can hold besides spaces, as the server is composed. */
export const IMPORT_KINDS = { contracts: contractKind }
