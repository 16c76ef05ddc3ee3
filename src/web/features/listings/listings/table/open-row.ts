/** A row that is open, and what for. */
export type OpenRow = { id: number; as: 'details' } | { id: number; as: 'edit'; field: EditedField } | null
export type EditedField = 'title' | 'type' | 'location' | 'price' | 'from' | 'sites'
