import * as Radix from '@radix-ui/react-dialog'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMedia } from '../lib/use-media.ts'
import { useOwnEscape } from './use-own-escape.ts'

type SidePanelProps = {
  label: string
  /** Matches what opens this panel on the page, which gets the focus back. */
  opener: string
  onClose: () => void
  children: ReactNode
}

/** Space for the panel beside the page, unless the screen has it already. */
export const besidePanel =
  'desk:pr-[calc(436px-clamp(0px,100vw-var(--sidebar)-var(--content-max)-2*var(--gutter),436px))] print:hidden'

/** Beside the page from 1200 pixels, over it below that, and full screen on a phone. */
export function SidePanel(props: SidePanelProps) {
  const isBeside = useMedia('(min-width: 75rem)')
  return isBeside ? <Beside {...props} /> : <Sheet {...props} />
}

function Beside({ label, opener, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The panel takes the focus if it was opened from the page, but not if the page itself was just opened.
    if (document.activeElement?.matches(opener)) panel.current?.focus({ preventScroll: true })
    return () => {
      const isOurs =
        panel.current?.contains(document.activeElement) || document.activeElement === document.body
      if (isOurs) visible(opener)?.focus({ preventScroll: true })
    }
  }, [opener])
  function press(event: KeyboardEvent) {
    // Ignores the Escape of a dialog or menu opened from here, which is elsewhere in the document.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={panel}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
      className="fixed top-(--topbar) right-0 bottom-0 z-20 flex w-[436px] flex-col overflow-hidden rounded-tl-xl border-t border-l border-border bg-raised outline-none [box-shadow:var(--shadow-md)] print:static print:w-full print:border-0 print:[box-shadow:none]"
    >
      {children}
    </aside>
  )
}

function Sheet({ label, opener, onClose, children }: SidePanelProps) {
  const ownEscape = useOwnEscape(onClose)
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-overlay transition-opacity duration-(--dur-slow) starting:opacity-0 max-md:hidden print:hidden" />
        <Radix.Content
          {...ownEscape}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            visible(opener)?.focus({ preventScroll: true })
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full flex-col overflow-hidden bg-raised outline-none transition-opacity duration-(--dur-slow) [box-shadow:var(--shadow-lg)] starting:opacity-0 md:w-[436px] md:rounded-l-xl print:static"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The visible one of the elements that open this panel: a row, or a bar of a chart. */
function visible(opener: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(opener)
  return [...all].find((element) => element.checkVisibility())
}
