import type { Audience } from '#domain/vocabulary.ts'

/** Plain descriptions of each audience, to compare a request's own words with. */
export const AUDIENCE_SENTENCES: Record<Audience, readonly string[]> = {
  'local-business': [
    'owners of small local companies',
    'shopkeepers and merchants',
    'people who run a business',
  ],
  tourists: [
    'people visiting on vacation',
    'sightseers and travelers from out of town',
    'guests staying in hotels',
  ],
  commuters: [
    'people traveling to work every day',
    'drivers in rush hour traffic',
    'passengers riding trains and buses to the office',
  ],
  students: [
    'young people studying at college',
    'pupils and undergraduates',
    'people in class at university',
  ],
  families: [
    'parents with young children',
    'mothers and fathers raising kids',
    'households with babies and toddlers',
  ],
  professionals: [
    'office workers with careers',
    'engineers, lawyers and managers',
    'highly paid corporate employees',
  ],
  'young-adults': [
    'people in their twenties who go out at night',
    'hip young crowd at concerts and bars',
    'millennials and generation z',
  ],
  seniors: ['elderly retired people', 'grandparents over sixty five', 'older adults living on pensions'],
}
