/** Columns of `listings` that say what a space costs and how it is paid: on the market they are for roles that set prices. */
export const PRICE_COLUMNS = ['price', 'frequency', 'setup_fee', 'payment_terms'] as const
