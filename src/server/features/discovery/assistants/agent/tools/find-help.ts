import { z } from 'zod'
import { tongueOf } from '#assistant/converse/language.ts'
import { CONTACT, HELP_TOPICS } from '#assistant/lexicon/help-topics.ts'
import { helpArticlePath, helpContactPath } from '#domain/paths.ts'
import { defineTool } from '../tool.ts'

const SLUGS = [...new Set(HELP_TOPICS.map(({ slug }) => slug))] as [string, ...string[]]

/** What the help says of rules and money. */
export const findHelp = defineTool({
  name: 'help',
  description:
    'What the rules of this site say about one topic: paying, canceling, taxes, permits, artwork, proof and the like. The person gets a link to the article.',
  input: z.object({ topic: z.enum(SLUGS) }),
  async run({ topic }, { text }) {
    const tongue = tongueOf(text)
    const found = HELP_TOPICS.filter(({ slug }) => slug === topic)
    const path = topic === CONTACT ? helpContactPath() : helpArticlePath(topic)
    return {
      text: found.map((one) => one[tongue]).join(' '),
      links: found.slice(0, 1).map(({ title }) => ({ text: title, path })),
    }
  },
})
