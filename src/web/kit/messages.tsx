import { MessageBubble, MessageNote } from '#web/ui/message-bubble.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

export function Messages() {
  return (
    <KitSection title="Messages">
      <KitPart name="Message bubbles and notes" wide>
        <ol className="flex flex-col gap-2.5">
          <li>
            <MessageNote>Yesterday</MessageNote>
          </li>
          <li>
            <MessageBubble isMine={false} author="Rosa Lindqvist" time="4:05 PM">
              Is the wall free all of May?
            </MessageBubble>
          </li>
          <li>
            <MessageBubble isMine={false} author="Rosa Lindqvist" time="4:06 PM" isContinued>
              We would bring our own print.
            </MessageBubble>
          </li>
          <li>
            <MessageNote isStrong>New messages</MessageNote>
          </li>
          <li>
            <MessageBubble
              isMine
              author="You"
              time="4:12 PM"
              note={<p className="text-sm text-danger">Not sent.</p>}
            >
              Yes, all of May.
            </MessageBubble>
          </li>
        </ol>
      </KitPart>
    </KitSection>
  )
}
