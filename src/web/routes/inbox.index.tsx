import { createFileRoute } from '@tanstack/react-router'
import { EmptyState } from '../ui/empty-state.tsx'

export const Route = createFileRoute('/inbox/')({
  component: () => (
    <div className="grid h-full place-items-center">
      <EmptyState title="No conversation chosen">Choose one from the list to read and answer it.</EmptyState>
    </div>
  ),
})
