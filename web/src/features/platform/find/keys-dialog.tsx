import { say } from '@roomlark/contract/say'
import { Dialog } from '../../../ui/dialog.tsx'

/** Names of keys are those printed on them. */
const groups: { title: string; keys: [keys: string, does: string][] }[] = [
  {
    title: say('Everywhere'),
    keys: [
      ['Ctrl K, /', say('Search everything')],
      ['?', say('Keyboard shortcuts')],
      ['Esc', say('Close what is open')],
    ],
  },
  {
    title: say('Bookings calendar'),
    keys: [
      ['← ↑ ↓ →', say('Go to the next stay')],
      ['Space', say('Open the stay')],
      ['Enter', say('Move the stay with the arrow keys; Enter again drops it')],
    ],
  },
  {
    title: say('Rates & availability'),
    keys: [
      ['← ↑ ↓ →', say('Go to the next night')],
      ['Shift ← ↑ ↓ →', say('Select several nights')],
      ['Ctrl A', say('Select all nights shown')],
      ['Enter, 0–9', say('Type a price')],
      ['Ctrl Z', say('Undo')],
    ],
  },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={say('Keyboard shortcuts')}
      description={say('On a Mac, {key} takes the place of Ctrl.', { key: '⌘' })}
      onClose={onClose}
    >
      {groups.map(({ title, keys }) => (
        <section key={title} aria-label={title} className="mt-5">
          <h3 className="mb-1.5 text-[15px]">{title}</h3>
          <dl className="grid gap-1.5">
            {keys.map(([key, does]) => (
              <div key={key} className="flex items-baseline gap-4">
                <dt className="w-36 shrink-0">
                  <kbd className="rounded-[6px] border border-border bg-sunken px-1.5 py-0.5 font-sans text-sm">
                    {key}
                  </kbd>
                </dt>
                <dd className="min-w-0">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
