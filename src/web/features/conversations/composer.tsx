import { Paperclip, SendHorizontal } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useRef,
  useState,
} from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { CONVERSATION_LIMITS } from '#domain/conversation.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useEarlyText } from '#web/ui/use-early-text.ts'
import type { Sending } from './use-sending.ts'
import { useUploads } from './use-uploads.ts'

const ComposerFiles = lazy(() => import('./composer-files.tsx').then((m) => ({ default: m.ComposerFiles })))

type ComposerProps = {
  conversation: Conversation
  sending: Sending
  /** Escape was pressed. */
  onLeave: () => void
  onUnblock: () => void
}

/** Where the next message is written; words in its place where none can be sent. */
export function Composer({ conversation, sending, onLeave, onUnblock }: ComposerProps) {
  const { other, isBlocked } = conversation
  if (other.hasLeft) return <Closed>{`${other.name} has left Placard and cannot be reached.`}</Closed>
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
  return <ComposerForm name={other.name} sending={sending} onLeave={onLeave} />
}

function Closed({ children, action }: { children: string; action?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-rule bg-sunk px-4 py-4 text-ink-soft xl:col-start-1">
      <p dir="auto">{children}</p>
      {action}
    </div>
  )
}

type ComposerFormProps = Pick<ComposerProps, 'sending' | 'onLeave'> & { name: string }

function ComposerForm({ name, sending, onLeave }: ComposerFormProps) {
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
      onSubmit={submit}
      className="border-t border-rule px-4 py-3 noscript:hidden xl:col-start-1"
      {...drop.events}
    >
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
          className="field-sizing-content max-h-[30dvh] min-h-12 w-full resize-none bg-transparent px-3.5 pt-3 pb-1 outline-none"
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
          <AttachButton onFiles={(chosen) => void uploads.add(chosen)} />
          <p className="ml-auto text-sm text-ink-faint">
            <span className="hidden pointer-fine:sm:inline">Ctrl + Enter sends</span>
          </p>
          <Button type="submit" disabled={isEmpty || uploads.isUploading}>
            {uploads.isUploading ? 'Uploading...' : 'Send'}
            <SendHorizontal aria-hidden="true" />
          </Button>
        </div>
      </div>
    </form>
  )
}

function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        name="attachments"
        accept="image/png,image/jpeg,image/webp,image/gif,.pdf,.txt,.csv,.log"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button variant="ghost" size="icon" aria-label="Attach files" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" />
      </Button>
    </>
  )
}

/** Files that are dropped on the composer or pasted into it. */
function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList, event: ClipboardEvent | DragEvent) => {
    if (list.length === 0) return
    event.preventDefault()
    onFiles([...list])
  }
  const events = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      take(event.dataTransfer.files, event)
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData.files, event),
  }
  return { isOver, events }
}
