import { Link, useNavigate } from '@tanstack/react-router'
import { CircleHelp, History, Megaphone, Store } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { AssistantConversation } from './assistant-conversation.tsx'
import { type LastAnswer, recallLastAnswer, storeLastAnswer, subscribeLastAnswer } from './last-answer.ts'
import type { Turn, UserType } from './use-conversation.ts'

/** The open assistant: the choice of tools, then one conversation. Closing it resets both, and so does another person. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const askerId = useAuth().user?.id ?? null
  return <PanelOf key={askerId} askerId={askerId} onClose={onClose} />
}

function PanelOf({ askerId, onClose }: { askerId: number | null; onClose: () => void }) {
  const [chosen, setChosen] = useState<{ userType: UserType; before: Turn | null } | null>(null)
  const last = useSyncExternalStore(
    subscribeLastAnswer,
    () => recallLastAnswer(askerId),
    () => null,
  )
  const backToTools = () => setChosen(null)
  return (
    <div
      role="dialog"
      aria-label="AI assistant"
      className="fixed top-17 right-3 flex max-h-[min(38rem,calc(100dvh-5.5rem))] w-[400px] max-w-[calc(100%-1.5rem)] md:right-5 md:max-h-[min(38rem,calc(100dvh-8rem))] flex-col overflow-hidden rounded-card border border-rule bg-card text-ink shadow-pop"
    >
      {chosen ? (
        <AssistantConversation
          key={chosen.userType}
          {...chosen}
          onAnswer={(turn) => storeLastAnswer(askerId, { userType: chosen.userType, turn })}
          onBack={backToTools}
          onClose={onClose}
        />
      ) : (
        <Tools
          onChoose={(userType) => setChosen({ userType, before: null })}
          onReturn={returnTo(last, setChosen)}
          onClose={onClose}
        />
      )}
    </div>
  )
}

function returnTo(
  answered: LastAnswer | null,
  choose: (chosen: { userType: UserType; before: Turn }) => void,
): (() => void) | null {
  return answered && (() => choose({ userType: answered.userType, before: answered.turn }))
}

interface ToolsProps {
  onChoose: (userType: UserType) => void
  /** Goes back to the last answer; null before the first. */
  onReturn: (() => void) | null
  onClose: () => void
}

function Tools({ onChoose, onReturn, onClose }: ToolsProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const showHelp = () => {
    onClose()
    void navigate({ to: '/how-it-works' })
  }
  return (
    <div className="flex min-h-0 flex-col gap-1 overflow-y-auto p-2" ref={list}>
      <h2 className="px-2 pt-2 pb-1 text-lg">How can we help?</h2>
      {onReturn && (
        <Tool icon={<History />} hint="As you left it" onClick={onReturn}>
          Back to your answer
        </Tool>
      )}
      <Tool icon={<Megaphone />} hint="Describe a space you need" onClick={() => onChoose('buyer')}>
        Buyer's AI Agent
      </Tool>
      <Tool icon={<Store />} hint="Describe a space you have" onClick={() => onChoose('seller')}>
        Seller's AI Agent
      </Tool>
      <Tool icon={<CircleHelp />} hint="From search to contract" onClick={showHelp}>
        How It Works
      </Tool>
      <p className="mt-1 border-t px-2 pt-2.5 pb-1 text-sm">
        <Link to="/how-it-works" onClick={onClose} className="link touch-target">
          Learn How It Works
        </Link>
      </p>
    </div>
  )
}

interface ToolProps {
  icon: ReactNode
  hint: string
  onClick: () => void
  children: string
}

function Tool({ icon, hint, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-ink/8"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-on [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="flex flex-col">
        <span className="font-semibold">{children}</span>
        <span className="text-sm text-ink-soft">{hint}</span>
      </span>
    </button>
  )
}
