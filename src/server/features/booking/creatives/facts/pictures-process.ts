import { serveChild } from '../../../../platform/child/serve-child.ts'
import type { FactsInput, ReadFacts } from '../read-facts.ts'
import { readPicture } from './read-picture.ts'

/** One after another, of one owner. */
serveChild<FactsInput, ReadFacts>(readPicture, { many: true })
