import { expect, test } from 'vitest'
import { getHelpSearch } from './help-search.ts'
import { getLibrary } from './library.ts'

const search = getHelpSearch(getLibrary(0))
const firstArticle = (question: string) => search(question).find(({ kind }) => kind === 'article')?.link

/** As newcomers phrase it; the right article must be the first article found, and among the first three hits. */
test.each([
  // buyers
  ['how much does a billboard cost', 'pricing-models'],
  ['is the ad space legal or does it need a permit', 'signs-and-permits'],
  ['what is the shortest time I can rent for', 'contract-length'],
  ['why four weeks and not a month', 'month-or-four-weeks'],
  ['how do I pay the seller', 'how-payment-works'],
  ['how do I know my ad really ran', 'proof-of-performance'],
  ['can I cancel and get my money back', 'cancellations-and-refunds'],
  ['what file format and size for my artwork', 'artwork-specs'],
  ['are the audience numbers real', 'audience-numbers'],
  ['I forgot my password', 'sign-in-problems'],
  // sellers
  ['what price should I charge for my wall', 'pricing-models'],
  ['do I need a permit to put a sign on my building', 'signs-and-permits'],
  ['minimum contract for my space', 'contract-length'],
  ['monthly price or per four weeks', 'month-or-four-weeks'],
  ['when will I get paid', 'seller-payouts'],
  ['what proof do I owe the advertiser', 'proof-of-performance'],
  ['the buyer cancelled what now', 'cancellations-and-refunds'],
  ['which artwork should I ask the buyer for', 'artwork-specs'],
  ['where do I get a number of views for my listing', 'audience-numbers'],
  ["can't log in to my seller account", 'sign-in-problems'],
  // paraphrases of the same ten subjects
  ['what does a bus ad cost per month', 'pricing-models'],
  ['is it legal to put an ad on my fence', 'signs-and-permits'],
  ['how long is the contract', 'contract-length'],
  ['why 28 days', 'month-or-four-weeks'],
  ['when do I receive my money', 'seller-payouts'],
  ['how can I prove the ad was shown', 'proof-of-performance'],
  ['I want to cancel my booking', 'cancellations-and-refunds'],
  ['what size should my image be', 'artwork-specs'],
  ['how many people will see my ad', 'audience-numbers'],
  ['my password is not working', 'sign-in-problems'],
  // other common questions
  ['can I trust this seller', 'avoid-scams'],
  ['how do I hide my listing while it is rented', 'manage-your-listings'],
  ['stop newsletter emails', 'close-your-account'],
  ['weed shop ad near a school', 'political-and-cannabis-ads'],
  ['upload excel of billboards', 'import-many-spaces'],
  ['how do I put my pub wall online', 'seller-profile-setup'],
  ['a buyer sent a request to book my wall', 'requests-and-bookings'],
  ['how do I open a dispute', 'disputes'],
  ['how do I reserve a space', 'booking-a-space'],
  ['import my bank statement', 'seller-payouts'],
])('“%s” is answered by %s', (question, slug) => {
  const link = `/help/articles/${slug}`
  expect(firstArticle(question)).toBe(link)
  expect(
    search(question)
      .slice(0, 3)
      .map((hit) => hit.link),
  ).toContain(link)
})
