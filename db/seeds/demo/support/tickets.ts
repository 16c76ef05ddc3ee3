import type { SupportCategory, SupportStatus } from '#domain/content/support.ts'
import type { BuyerKey } from '../conversations/buyers.ts'

export interface DemoTicket {
  from: BuyerKey
  subject: string
  category: SupportCategory
  status: Exclude<SupportStatus, 'spam'>
  /** Hours ago, oldest first; by turns theirs and ours, theirs first. */
  messages: { hoursAgo: number; body: string }[]
}

/** What people have written to support: new, late, answered and done. */
export const TICKETS: readonly DemoTicket[] = [
  {
    from: 'roofers',
    subject: 'Invoice for my accountant',
    category: 'billing',
    status: 'closed',
    messages: [
      {
        hoursAgo: 290,
        body: 'My accountant wants the October invoice with our company name on it. I can only find the confirmation mail.',
      },
      {
        hoursAgo: 284,
        body: 'Hello Dale,\n\nopen the booking and look under “Documents”: invoice and insertion order are there as PDF. The name comes from your profile, so set the company there first.\n\nBest regards',
      },
      { hoursAgo: 282, body: 'Found it, thank you. That was quick.' },
    ],
  },
  {
    from: 'festival',
    subject: 'Two lanterns, one picture',
    category: 'listing',
    status: 'answered',
    messages: [
      {
        hoursAgo: 75,
        body: 'Two of the pole banner listings on Pike show the same photo although they hang on different corners. Which one am I asking about?',
      },
      {
        hoursAgo: 70,
        body: 'Hello June,\n\nthank you for telling us. The seller is sending a photo of each corner; the map pins are right already.\n\nBest regards',
      },
    ],
  },
  {
    from: 'school',
    subject: 'I do not get a sign-in code',
    category: 'account',
    status: 'open',
    messages: [
      {
        hoursAgo: 31,
        body: 'I have a new phone and the old app is gone with the old one. The page asks for a code I cannot make any more. What now?',
      },
    ],
  },
  {
    from: 'agency',
    subject: 'Posting periods of the next year',
    category: 'booking',
    status: 'open',
    messages: [
      {
        hoursAgo: 52,
        body: 'For a client we plan posters through next spring. Do the four-week periods of all poster sellers start on the same Monday?',
      },
      {
        hoursAgo: 47,
        body: 'Hello Tobias,\n\neach seller sets the anchor. The calendar on the listing shows the periods of the whole year.\n\nBest regards',
      },
      { hoursAgo: 6, body: 'Good. And can one order hold spaces whose periods start on different days?' },
    ],
  },
  {
    from: 'nursery',
    subject: 'Map with bus stops',
    category: 'feature',
    status: 'open',
    messages: [
      {
        hoursAgo: 2,
        body: 'Our customers come by bus. It would help to see the stops on the map beside the shelters. Is that planned?',
      },
    ],
  },
]
