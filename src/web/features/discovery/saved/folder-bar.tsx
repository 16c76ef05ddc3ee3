import { useQueryClient } from '@tanstack/react-query'
import { FolderPlus, Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { NameForm } from './name-form.tsx'

interface FolderBarProps {
  folders: FavoriteFolder[]
  /** Null: all favorites. */
  chosenId: number | null
  onChoose: (id: number | null) => void
}

/** All favorites, or those of one folder. */
export function FolderBar({ folders, chosenId, onChoose }: FolderBarProps) {
  const [isNaming, setIsNaming] = useState(false)
  const queryClient = useQueryClient()
  const create = async (name: string) => {
    const made = await api('POST /api/favorite-folders', { body: { name } })
    await queryClient.invalidateQueries({ queryKey: ['saved', 'folders'] })
    setIsNaming(false)
    onChoose(made.id)
  }
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Folders</legend>
        <Choice isChosen={chosenId === null} onChoose={() => onChoose(null)}>
          All favorites
        </Choice>
        {folders.map(({ id, name, count, shareToken }) => (
          <Choice key={id} isChosen={id === chosenId} onChoose={() => onChoose(id)}>
            <bdi className="max-w-60 truncate">{name}</bdi> ({count})
            {shareToken && <Link2 role="img" aria-label="shared" />}
          </Choice>
        ))}
        {!isNaming && (
          <Button variant="ghost" size="sm" onClick={() => setIsNaming(true)}>
            <FolderPlus aria-hidden="true" />
            New folder
          </Button>
        )}
      </fieldset>
      {isNaming && (
        <NameForm
          label="Name of the new folder"
          missing="Give the folder a name"
          submit="Make folder"
          onSubmit={create}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button size="sm" variant={isChosen ? 'default' : 'outline'} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </Button>
  )
}
