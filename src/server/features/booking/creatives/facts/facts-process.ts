import { serveChild } from '../../../../platform/child/serve-child.ts'
import type { FactsInput, ReadFacts } from '../read-facts.ts'

const READERS: Record<FactsInput['family'], (input: FactsInput) => Promise<ReadFacts>> = {
  picture: async (input) => (await import('./read-picture.ts')).readPicture(input),
  pdf: async ({ path }) => ({ facts: await (await import('./read-pdf.ts')).readPdf(path), preview: null }),
  media: async ({ path }) => ({
    facts: await (await import('./read-media.ts')).readMedia(path),
    preview: null,
  }),
}

serveChild<FactsInput, ReadFacts>((input) => READERS[input.family](input))
