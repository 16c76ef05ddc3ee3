/** The organization that a page was drawn for: two tabs may act for two. */
export const ACTING_FOR_HEADER = 'x-acting-for'
