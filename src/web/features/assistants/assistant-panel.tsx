import { Link, useNavigate } from '@tanstack/react-router'
import { CircleHelp, Megaphone, Store } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AssistantConversation } from './assistant-conversation.tsx'
import type { UserType } from './use-conversation.ts'

/** The open assistant: the choice of tools, then one conversation. Closing it resets both. */
export function AssistantPanel({ onClose }: { onClose: () => void }) {
  const [userType, setUserType] = useState<UserType | null>(null)
  const backToTools = () => setUserType(null)
  return (
    <div
      role="dialog"
      aria-label="AI assistant"
      className="pointer-events-auto flex max-h-[min(38rem,calc(100dvh-5.5rem))] md:max-h-[min(38rem,calc(100dvh-10rem))] w-[400px] max-w-full flex-col overflow-hidden rounded-card border border-rule bg-card text-ink shadow-pop"
    >
      {userType ? (
        <AssistantConversation key={userType} userType={userType} onBack={backToTools} onClose={onClose} />
      ) : (
        <Tools onChoose={setUserType} onClose={onClose} />
      )}
    </div>
  )
}

function Tools({ onChoose, onClose }: { onChoose: (userType: UserType) => void; onClose: () => void }) {
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
