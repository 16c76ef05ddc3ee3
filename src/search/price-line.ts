/**
 * Prices of spaces for sale stand behind all rents: one line of numbers that compares exactly, in which a minimum over
 * both is the lowest rent wherever there is one.
 */
export const SALE = 2 ** 42

/** Between both, rents of which there is no total for the days asked, by their listed price. No total is as high. */
export const UNPRICED = 2 ** 41
