import type { AssistantListing } from '#assistant/listing.ts'

/**
 * Relevance judgements: a request and how well a space meets it by its facts: 0 irrelevant, 1 weak, 2 good, 3 ideal.
 */
export interface RankingNeed {
  text: string
  gain: (listing: AssistantListing) => number
}

interface Judged {
  in?: string
  near?: readonly string[]
  type?: readonly string[]
  venue?: readonly string[]
  for?: readonly string[]
  has?: readonly string[]
  title?: RegExp
}

/** Share of the stated preferences a listing meets, graded 0–3; another place counts unless it is named as near. */
function judge(wanted: Judged): RankingNeed['gain'] {
  return (listing) => {
    const place = listing.location.text.replace(', WA', '')
    const checks = [
      wanted.in === undefined ? null : place === wanted.in ? 1 : wanted.near?.includes(place) ? 0.6 : 0,
      wanted.type ? Number(wanted.type.includes(listing.adType)) : null,
      wanted.venue ? Number(listing.venue !== null && wanted.venue.includes(listing.venue)) : null,
      wanted.for
        ? wanted.for.filter((tag) => listing.targetMarket.includes(tag)).length / wanted.for.length
        : null,
      wanted.has
        ? wanted.has.filter((feature) => listing.features.includes(feature)).length / wanted.has.length
        : null,
      wanted.title ? Number(wanted.title.test(listing.title)) : null,
    ].filter((check) => check !== null)
    const share = checks.reduce((sum, check) => sum + check, 0) / checks.length
    return share >= 0.99 ? 3 : share >= 0.6 ? 2 : share >= 0.45 ? 1 : 0
  }
}

const AROUND_BALLARD = ['Fremont', 'Seattle', 'University District']
const AROUND_TACOMA = ['Tacoma Dome', 'Puyallup']
const CENTRAL = [
  'Capitol Hill',
  'South Lake Union',
  'Pioneer Square',
  'Pike Place Market',
  'Lumen Field',
  'Climate Pledge Arena',
]

const NEEDS: readonly (readonly [text: string, wanted: Judged])[] = [
  [
    'billboard in Tacoma for commuters',
    { in: 'Tacoma', near: AROUND_TACOMA, type: ['billboard'], for: ['commuters'] },
  ],
  [
    'Fremont, families, under 600 a month',
    { in: 'Fremont', near: ['Ballard', 'University District', 'Seattle'], for: ['families'] },
  ],
  ['screens in gyms for professionals', { type: ['digital'], venue: ['gym'], for: ['professionals'] }],
  [
    'reach tourists near Pike Place Market',
    { in: 'Pike Place Market', near: ['Seattle', 'Pioneer Square', 'Lumen Field'], for: ['tourists'] },
  ],
  [
    'students in the University District',
    { in: 'University District', near: ['Fremont', 'Seattle'], for: ['students'] },
  ],
  ['ferry ads for commuters', { venue: ['ferry'], for: ['commuters'] }],
  [
    'bus ads in Seattle',
    { in: 'Seattle', near: ['Ballard', 'University District', ...CENTRAL], venue: ['transit', 'ferry'] },
  ],
  ['radio for seniors', { type: ['radio'], for: ['seniors'] }],
  ['print for retirees in Edmonds', { in: 'Edmonds', near: ['Lynnwood'], type: ['print'], for: ['seniors'] }],
  [
    'sponsor an event for families in Tacoma',
    { in: 'Tacoma', near: AROUND_TACOMA, type: ['event'], for: ['families'] },
  ],
  ['newsletter for parents', { type: ['social'], for: ['families'] }],
  [
    'software engineers in South Lake Union',
    { in: 'South Lake Union', near: ['Capitol Hill', 'Seattle'], for: ['professionals'] },
  ],
  [
    'office screens in Bellevue',
    { in: 'Bellevue', near: ['Kirkland', 'Redmond'], type: ['digital'], venue: ['office'] },
  ],
  [
    'bars on Capitol Hill, young adults',
    { in: 'Capitol Hill', near: ['South Lake Union', 'Seattle'], venue: ['bar'], for: ['young-adults'] },
  ],
  ['airport ads for business travelers', { venue: ['airport'], for: ['professionals'] }],
  ['highly visible billboard', { type: ['billboard'], has: ['high-visibility'] }],
  ['near a stadium, digital screens', { type: ['digital'], has: ['near-event-venue'] }],
  ['high traffic spot for commuters', { for: ['commuters'], has: ['high-traffic'] }],
  ['local businesses in Olympia', { in: 'Olympia', near: ['Lacey', 'Tumwater'], for: ['local-business'] }],
  ['grocery store ads for families and seniors', { venue: ['retail'], for: ['families', 'seniors'] }],
  ['posters in coffee shops', { type: ['print'], venue: ['restaurant'] }],
  ['restaurant placemats in Olympia', { in: 'Olympia', near: ['Lacey', 'Tumwater'], venue: ['restaurant'] }],
  ['something in Ballard for families', { in: 'Ballard', near: AROUND_BALLARD, for: ['families'] }],
  [
    'taproom or brewery ads in Georgetown',
    { in: 'Georgetown', near: ['Seattle', 'Lumen Field'], venue: ['bar'] },
  ],
  ['campus ads for students', { venue: ['campus'], for: ['students'] }],
  ['social media posts aimed at tourists', { type: ['social'], for: ['tourists'] }],
  ['farmers market booth', { type: ['event'], title: /farmers market/ }],
  ['fun run in March', { type: ['event'], title: /Fun run/ }],
  ['jazz fans on the radio', { type: ['radio'], title: /Jazz/ }],
  ['boat show', { title: /Boat show/ }],
  ['food blogger', { type: ['social'], title: /Food blogger/ }],
  ['elevators in an office tower', { venue: ['office'], title: /elevators/ }],
  ['theater program', { type: ['print'], title: /theater/ }],
  ['billboard for sale', { type: ['billboard'], title: /outright/ }],
  ['everett drivers', { in: 'Everett', near: ['Lynnwood', 'Edmonds'], for: ['commuters'] }],
  ['kent families, door to door print', { in: 'Kent', near: ['Renton'], type: ['print'], for: ['families'] }],
  ['mall in Lynnwood', { in: 'Lynnwood', near: ['Edmonds', 'Everett'], venue: ['retail'] }],
  [
    'young adults at Climate Pledge Arena',
    {
      in: 'Climate Pledge Arena',
      near: ['Capitol Hill', 'South Lake Union', 'Seattle'],
      for: ['young-adults'],
    },
  ],
  [
    'busy billboard in Puyallup for families',
    {
      in: 'Puyallup',
      near: ['Tacoma', 'Tacoma Dome'],
      type: ['billboard'],
      for: ['families'],
      has: ['high-traffic'],
    },
  ],
  ['business journal for professionals', { type: ['print'], for: ['professionals'] }],
  ['college radio', { type: ['radio'], title: /College/ }],
  ['startup founders', { for: ['professionals'], title: /founders/ }],
  ['yoga people in Olympia', { in: 'Olympia', near: ['Lacey', 'Tumwater'], title: /Yoga/ }],
  ['bremerton ferry terminal', { in: 'Bremerton', near: ['Bainbridge Island'], venue: ['ferry'] }],
]

export const RANKING_NEEDS: readonly RankingNeed[] = NEEDS.map(([text, wanted]) => ({
  text,
  gain: judge(wanted),
}))
