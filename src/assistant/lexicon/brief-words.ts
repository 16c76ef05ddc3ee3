import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** Headings of an agency's brief, and what stands under them. */
export const BRIEF_HEADINGS: readonly LexiconEntry<'client' | 'other'>[] = [
  { value: 'client', phrases: splitPhrases('client, advertiser, brand, account, business') },
  {
    value: 'other',
    phrases: splitPhrases(
      `geo, geography, geos, market, markets, dma, demo, demographic, audience, target, flight, flights, flight date, timing, date, dates, media, media mix,
      media type, medium, channel, channels, tactic, tactics, format, formats, budget, spend, objective, objectives, goal, goals, kpi, kpis, note, notes,
      creative, campaign, out of scope, exclusions, mandatories, where, who, when, what, how much, start, deadline, due`,
    ),
  },
]

/** So many headings make a brief; one alone may be any word. */
export const LEAST_HEADINGS = 2
