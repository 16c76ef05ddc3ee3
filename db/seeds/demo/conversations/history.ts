import { Seeded } from '../seeded.ts'
import type { DemoThread, Line } from './types.ts'

/** How a seller answers, in hours; null never. */
type Pace = readonly [fastest: number, slowest: number] | null

const PACES: readonly Pace[] = [
  [0.1, 0.9],
  [0.5, 3.5],
  [0.5, 3.5],
  [1, 3.8],
  [3, 20],
  [6, 22],
  [26, 66],
]
/** Answers nobody: the market shows what that looks like, too. */
const SILENT_SELLER = 'wade.hutchins'

const QUESTIONS = [
  'Is this still open for the next period? We would like two of them.',
  'Could you tell me what production costs on top, roughly?',
  'We open a second shop nearby in the spring. What is your earliest date?',
  'Do you have a night picture, and how long do the lights stay on?',
  'Would you take a shorter run than the minimum? Two weeks would be enough for us.',
  'Is there a category you do not accept? We sell beer.',
  'What file do you need, and until when before the start?',
  'Do you give a better price for three periods in a row?',
]
const ANSWERS = [
  'Yes, it is. I can hold the dates for you until Friday.',
  'About what the listing says under setup; I can send a quote from our printer.',
  'The first Monday of next month, if the file is here ten days before.',
  'I attach one next time I am there. The lamps go off at midnight.',
  'For a first campaign, yes. After that the minimum holds.',
  'That is fine here, there is no school within 500 feet.',
  'A PDF at quarter size, 300 dpi, ten working days ahead.',
  'Ten percent from the third period on.',
]

interface Seller {
  id: number
  username: string
  listingIds: readonly number[]
}

/** Three months of short conversations: what the response clock is measured on. */
export function writeHistory(sellers: readonly Seller[], buyerIds: readonly number[]): DemoThread[] {
  return sellers.flatMap((seller) => {
    const random = new Seeded(`history ${seller.username}`)
    const pace = seller.username === SILENT_SELLER ? null : random.pick(PACES)
    const count = random.int(3, 9)
    const start = random.int(0, buyerIds.length - 1)
    return Array.from({ length: count }, (_, i) => ({
      listingId: random.pick(seller.listingIds),
      sellerId: seller.id,
      buyerId: buyerIds[(start + i) % buyerIds.length]!,
      lines: writeLines(random, pace),
      unread: pace ? undefined : { seller: 1 },
    }))
  })
}

function writeLines(random: Seeded, pace: Pace): Line[] {
  const askedAgo = random.int(100, 85 * 24)
  const topic = random.int(0, QUESTIONS.length - 1)
  const question: Line = [askedAgo, 'buyer', QUESTIONS[topic]!]
  if (!pace) return [question]
  const after = pace[0] + random.next() * (pace[1] - pace[0])
  return [question, [askedAgo - after, 'seller', ANSWERS[topic]!]]
}
