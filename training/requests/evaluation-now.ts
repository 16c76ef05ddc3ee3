/** The day on which all requests are read, of training and of evaluation: a Saturday. */
export const EVALUATION_NOW = new Date('2026-11-21T19:00:00Z')
