import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { Button } from '#web/ui/button.tsx'

interface AnswerLinksProps {
  links: AssistantAnswer['links']
  replies: AssistantAnswer['replies']
  onReply: (text: string) => void
  onFollow: () => void
}

/** What can be pressed below an answer: replies to what it asks, and where it leads. */
export function AnswerLinks({ links = [], replies = [], onReply, onFollow }: AnswerLinksProps) {
  if (links.length + replies.length === 0) return null
  return (
    <ul aria-label="Next" className="flex flex-wrap gap-2">
      {replies.map((text) => (
        <li key={text}>
          <Button variant="outline" size="sm" onClick={() => onReply(text)}>
            {text}
          </Button>
        </li>
      ))}
      {links.map(({ text, path }) => (
        <li key={`${text} ${path}`} className="max-w-full">
          <a
            href={path}
            onClick={onFollow}
            className="link inline-block py-1 wrap-anywhere pointer-coarse:py-2.5"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
