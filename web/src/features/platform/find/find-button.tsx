import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { usePlatform } from '../../../session/use-platform.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Search } from '../../../ui/icons/search.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'

const FindDialog = lazyPart(async () => (await import('./find-dialog.tsx')).FindDialog)
const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

const dialogs = { find: FindDialog, keys: KeysDialog }
type DialogName = keyof typeof dialogs

/** Opens the search from anywhere, by a press, Ctrl K or a slash. There is little to find before the launch. */
export function FindButton() {
  const { platform } = usePlatform()
  return platform?.switches.bookings === 'open' ? <Finder /> : null
}

function Finder() {
  const [open, setOpen] = useState<DialogName>()
  const close = () => setOpen(undefined)
  const Shown = open && dialogs[open]
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const asked = dialogFor(event)
      // Above a dialog nothing else opens: it may hold what somebody has typed.
      if (!asked || document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      setOpen(asked)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <IconButton
        label={say('Search everything')}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onPointerEnter={() => void FindDialog.preload().catch(() => undefined)}
        onClick={() => setOpen('find')}
        className="max-md:size-11"
      >
        <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </IconButton>
      {Shown ? (
        <OnDemand onFailure={close}>
          <Shown onClose={close} />
        </OnDemand>
      ) : null}
    </>
  )
}

function dialogFor(event: KeyboardEvent): DialogName | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return 'find'
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
  if (isTyping || ctrlKey || metaKey || altKey) return undefined
  return key === '/' ? 'find' : key === '?' ? 'keys' : undefined
}
