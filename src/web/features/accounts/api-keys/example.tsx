import { CopyButton } from '#web/ui/copy-button.tsx'

/** Something to paste, whole however long it is. */
export function Example({ text, what }: { text: string; what: string }) {
  return (
    <div className="mt-3 flex items-start gap-2 rounded-control bg-sunk py-1 pl-3">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long command is scrolled by keyboard, too
        tabIndex={0}
        className="min-w-0 flex-1 overflow-x-auto py-2 text-sm"
      >
        <code>{text}</code>
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
