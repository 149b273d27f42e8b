import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Button } from '../../../../ui/button.tsx'
import { NotebookPen } from '../../../../ui/icons/notebook-pen.ts'
import { Note } from '../../../../ui/note.tsx'

export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <Note role="status" tone="primary" icon={<NotebookPen />} className="mb-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>
          {sayRich(
            '<strong>We kept your draft</strong> from your last visit. Please choose the photos again.',
            { strong: (text) => <strong>{text}</strong> },
          )}
        </span>
        <span className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setShown(false)
              onDiscard()
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            {say('Discard draft')}
          </Button>
        </span>
      </div>
    </Note>
  )
}
