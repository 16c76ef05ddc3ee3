/** The organization that a page was drawn for: two tabs may act for two. */
export const ACTING_FOR_HEADER = 'x-acting-for'
/** The same in an address that a browser opens by itself: downloads, pictures and forms carry no header. */
export const ACTING_FOR_PARAMETER = 'as'
