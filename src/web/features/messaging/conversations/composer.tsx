import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useEarlyText } from '#web/ui/use-early-text.ts'
import { useIsLive } from '#web/ui/use-is-live.ts'
import { AttachButton } from './attach-button.tsx'
import type { InboxFilter } from './inbox-filter.ts'
import { QuickAnswers } from './quick-answers.tsx'
import { useFileDrop } from './use-file-drop.ts'
import type { SendState } from './use-sending.ts'
import { useUploads } from './use-uploads.ts'

const ComposerFiles = lazy(() => import('./composer-files.tsx').then((m) => ({ default: m.ComposerFiles })))

type ComposerProps = {
  conversation: Conversation
  sending: SendState
  filter: InboxFilter
  /** Id of the message that a page without scripts sends. */
  formId: string
  /** A buyer waits for the reader. */
  isWaitedFor: boolean
  /** Escape was pressed. */
  onLeave: () => void
  onUnblock: () => void
}

/** Where the next message is written; words in its place where none can be sent. */
export function Composer({ onUnblock, ...props }: ComposerProps) {
  const { other, isBlocked } = props.conversation
  const mayWrite = useMay('talk')
  if (other.hasLeft) return <Closed>{`${other.name} has left Placard and cannot be reached.`}</Closed>
  if (!mayWrite) return <Closed>Your role reads conversations and does not write in them.</Closed>
  if (isBlocked)
    return (
      <Closed
        action={
          <Button variant="outline" onClick={onUnblock}>
            Unblock
          </Button>
        }
      >
        {`You have blocked ${other.name}. Neither of you can write to the other.`}
      </Closed>
    )
  return <ComposerForm {...props} />
}

function Closed({ children, action }: { children: string; action?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-rule bg-sunk px-4 py-4 text-ink-soft xl:col-start-1">
      <p dir="auto">{children}</p>
      {action}
    </div>
  )
}

function ComposerForm(props: Omit<ComposerProps, 'onUnblock'>) {
  const toHref = useApiHref()
  const { conversation, sending, filter, formId, isWaitedFor, onLeave } = props
  const { id } = conversation
  const { name } = conversation.other
  const isLive = useIsLive()
  const { draft, edit } = sending
  const field = useRef<HTMLTextAreaElement>(null)
  const files = draft?.files ?? []
  const uploads = useUploads(files.length, (file) => edit((one) => ({ ...one, files: [...one.files, file] })))
  const text = draft?.text ?? ''
  const isEmpty = text.trim() === '' && files.length === 0
  useEarlyText(field, (early) => edit((one) => ({ ...one, text: one.text || early })))
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!uploads.isUploading) sending.submit()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  const drop = useFileDrop(uploads.add)
  return (
    <form
      noValidate
      method="post"
      action={toHref(`/api/conversations/${id}/messages`)}
      onSubmit={submit}
      className="border-t border-rule px-4 py-3 xl:col-start-1"
      {...drop.events}
    >
      <input type="hidden" name="clientId" value={formId} />
      {isWaitedFor && (
        <QuickAnswers
          {...{ id, filter }}
          onChoose={(answer) => {
            sending.fill(answer)
            field.current?.focus()
          }}
        />
      )}
      <div
        className={cn(
          'mx-auto flex w-full max-w-4xl flex-col rounded-card border bg-raised has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-focus',
          drop.isOver ? 'border-primary' : 'border-control',
        )}
      >
        <textarea
          ref={field}
          name="message"
          rows={1}
          aria-label={`Message to ${name}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          placeholder={`Write to ${name}`}
          maxLength={CONVERSATION_LIMITS.message}
          value={text}
          onChange={(event) => edit((one) => ({ ...one, text: event.target.value }))}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-[30dvh] min-h-12 w-full placeholder-shown:h-12 placeholder-shown:overflow-hidden resize-none bg-transparent px-3.5 pt-3 pb-1 outline-none"
        />
        {(files.length > 0 || uploads.uploads.length > 0 || uploads.problem) && (
          <Suspense>
            <ComposerFiles
              files={files}
              uploads={uploads}
              onRemove={(id) =>
                edit((one) => ({ ...one, files: one.files.filter((file) => file.id !== id) }))
              }
            />
          </Suspense>
        )}
        <div className="flex items-center gap-2 p-1.5">
          <AttachButton size="icon" onFiles={(chosen) => void uploads.add(chosen)} />
          <p className="ml-auto text-sm text-ink-faint">
            <span className="hidden pointer-fine:sm:inline noscript:hidden">Ctrl + Enter sends</span>
          </p>
          <Button type="submit" disabled={(isLive && isEmpty) || uploads.isUploading}>
            {uploads.isUploading ? 'Uploading...' : 'Send'}
            <SendHorizontal aria-hidden="true" />
          </Button>
        </div>
      </div>
    </form>
  )
}
