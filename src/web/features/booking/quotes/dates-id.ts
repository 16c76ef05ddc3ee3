/** Where links to the dates and the price of a space lead. */
export const DATES_ID = 'dates'
