import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Email, Login, Registration } from '#contract/accounts/accounts.ts'
import { SupportMessage } from '#contract/content/support.ts'
import { assistantRoutes } from '#contract/discovery/assistants.ts'
import { ListingForm } from '#contract/listings/listings-form.ts'
import { SORT_LABELS } from '#domain/vocabulary.ts'
import { read, SOURCES } from './support/sources.ts'

/**
 * Texts of the specification, word for word, and the folder or file that says each. A text that is reworded fails here. Texts of the
 * forms are read from their schemas below.
 */
const TEXTS: Record<string, readonly string[]> = {
  'src/web/features/discovery/search/': [
    'Find the Perfect Local Advertising Space',
    'Find Advertising Spaces',
    'List Your Ad Space',
    'Map View',
    'List View',
    'Advertising Opportunities',
    'City, neighborhood, or zip code',
    'View Details',
    'Back to search',
    'Load More',
    'Loading listings...',
    'Error loading listings:',
    'An unknown error occurred',
    'No listings found. Try adjusting your filters.',
    'No listings with valid coordinates available',
  ],
  'src/web/features/discovery/saved/': ['Save Search'],
  'src/web/features/discovery/assistants/': [
    'Find Ad Opportunities',
    'Your results will appear here',
    'No listings found',
    'No listings matched your criteria. Our AI agent suggests:',
    "Buyer's AI Agent",
    "Seller's AI Agent",
    'Learn How It Works',
    'Processing...',
    'New Query',
    'Back to Tools',
    'Query required',
    'Please enter a question or description',
    'Failed to get AI response. Please try again.',
    'Server error:',
    'Sorry, we encountered an error while searching.',
    'Please try again with different criteria.',
    'If the problem persists, our team has been notified.',
    'An error occurred while searching. Please try again.',
    'Sorry, we encountered an error while creating your listing.',
    'Please review the details and try again.',
  ],
  'src/web/features/accounts/accounts/': [
    'Access your account to manage listings and find local ads',
    'Join our local marketing platform to connect with advertisers and audiences',
    "Don't have an account?",
    'Already have an account?',
    'Signing in...',
    'Signing up...',
    'Admin Login',
    'Welcome to the admin dashboard',
    'You have been logged in successfully.',
    'Login failed. Please check your credentials.',
    'An unexpected error occurred',
    'An error occurred during login',
    'Registration failed',
    'An error occurred during registration',
  ],
  'src/web/features/listings/listings/': [
    'Read more',
    'Show less',
    'Contact Advertiser',
    'Schedule a Viewing',
    'Schedule Appointment',
    'Available starting',
    'Create Listing',
    'Creating...',
    'Oops! Something went wrong',
    'Go back to home',
    'Failed to create listing',
    'An error occurred while creating your listing',
    'Your listing has been created successfully.',
  ],
  'src/web/features/listings/reviews/approve-dialog.tsx': ['Are you sure you want to approve this '],
  'src/web/features/listings/reviews/': ['Rejection reason', 'Error loading listings:'],
  'src/web/features/listings/cross-posting/': ['40% more views'],
  'src/web/features/frame/shell/': [
    'Find Ads',
    'List Ad Space',
    'How It Works',
    '404 Page Not Found',
    'Something went wrong',
    "We're sorry, but there was an error loading this page. Our team has been notified.",
  ],
  'src/web/features/content/content/': [
    'Download PDF',
    'No articles found',
    'Try adjusting your search terms.',
    'Clear Search',
  ],
  'src/web/features/content/support/': ['Message sent', "We've received your message and will respond soon."],
  'src/web/map/': ['Map not displaying correctly?', 'Reload Map', 'Leaflet library not fully functional'],
  'src/web/platform/': [
    'API request failed',
    'API request failed with status: ',
    'useAuth must be used within an AuthProvider',
  ],
  'src/web/routes/': ['Failed to load listing details. Please try again later.', 'Listing not found'],
  'src/web/ui/': ['Try Again'],
}

/** As a reader sees it: without escapes, entities, typographic apostrophes and line breaks of the source. */
const toPlain = (text: string) =>
  text
    .replaceAll("\\'", "'")
    .replace(/’|&apos;|&rsquo;/g, "'")
    .replace(/\s+/g, ' ')

const code = SOURCES.filter((path) => path.startsWith('src/') && !/\.test\.tsx?$/.test(path))

describe.each(Object.entries(TEXTS))('%s', (folder, texts) => {
  const shown = code
    .filter((path) => path.startsWith(folder))
    .map((path) => toPlain(read(path)))
    .join('\n')
  it.each(texts)('%s', (text) => expect(shown).toContain(text))
})

/** What a form says, by field. */
function refusalsOf(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('the forms say', () => {
  it('of signing in', () => {
    expect(refusalsOf(Login, { username: '', password: '' })).toEqual([
      'username: Username is required',
      'password: Password is required',
    ])
  })

  it('of signing up', () => {
    const given = { username: 'ab', email: 'no', password: 'short', passwordConfirm: 'short' }
    expect(refusalsOf(Registration, given)).toEqual(
      expect.arrayContaining([
        'username: Username must be at least 3 characters',
        'email: Please enter a valid email address',
        'password: Password must be at least 8 characters',
      ]),
    )
    const other = { username: 'somebody', email: 'somebody@example.com', password: 'a-long-password-7' }
    expect(refusalsOf(Registration, { ...other, passwordConfirm: 'another' })).toEqual([
      'passwordConfirm: Passwords do not match',
    ])
    expect(refusalsOf(Email, 'no')).toEqual([': Please enter a valid email address'])
  })

  it('of a listing', () => {
    const given = {
      title: 'abc',
      description: 'short',
      adType: '',
      price: -1,
      location: { text: '' },
      address: 'abc',
      targetMarket: [],
      specifications: [],
    }
    const said = refusalsOf(ListingForm, given).map((one) => one.replace(/^[^:]*: /, ''))
    for (const text of [
      'Title must be at least 5 characters',
      'Description must be at least 10 characters',
      'Ad type is required',
      'Price must be a positive number',
      'Location text is required',
      'At least one target market tag is required',
      'Address is required',
      'At least one specification is required',
    ])
      expect(said).toContain(text)
  })

  it('of a message to support', () => {
    const given = { name: 'a', email: 'no', subject: 'abc', category: '', message: 'short' }
    const said = refusalsOf(SupportMessage, given)
    for (const text of [
      'name: Name must be at least 2 characters',
      'email: Please enter a valid email address',
      'subject: Subject must be at least 5 characters',
      'category: Please select a category',
      'message: Message must be at least 10 characters',
    ])
      expect(said).toContain(text)
  })

  it('of a search by the assistant', () => {
    expect(refusalsOf(assistantRoutes.searchAsBuyer.body, { location: 'a' })).toContain(
      'location: Location must be at least 2 characters.',
    )
  })
})

it('sorts by these names', () => {
  expect(Object.values(SORT_LABELS)).toEqual(
    expect.arrayContaining(['Recommended', 'Price (Low to High)', 'Price (High to Low)', 'Newest']),
  )
})
