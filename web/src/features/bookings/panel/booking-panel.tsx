import * as Radix from '@radix-ui/react-dialog'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMedia } from '../../../lib/use-media.ts'
import { useOwnEscape } from '../../../ui/use-own-escape.ts'
import { withParts } from '../booking-address.ts'
import { BookingPanelContent } from './booking-panel-content.tsx'

/** Beside the page from 1200 pixels, over it below that, and full screen on a phone. */
export function BookingPanel({ id }: { id: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => navigate({ search: withParts(search, { booking: null }) })
  const isBeside = useMedia('(min-width: 75rem)')
  return isBeside ? <SidePanel id={id} onClose={close} /> : <SheetPanel id={id} onClose={close} />
}

type PanelProps = { id: string; onClose: () => void }

function SidePanel({ id, onClose }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The panel takes the focus if it was opened from the page, but not if the page itself was just opened.
    const opener = openerOf(id)
    if (opener && opener === document.activeElement) panel.current?.focus({ preventScroll: true })
    return () => {
      const isOurs =
        panel.current?.contains(document.activeElement) || document.activeElement === document.body
      if (isOurs) openerOf(id)?.focus({ preventScroll: true })
    }
  }, [id])
  function press(event: KeyboardEvent) {
    // Ignores the Escape of a dialog or menu opened from here, which is elsewhere in the document.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      ref={panel}
      aria-label="Booking"
      tabIndex={-1}
      onKeyDown={press}
      className="fixed top-(--topbar) right-0 bottom-0 z-20 flex w-[436px] flex-col overflow-hidden rounded-tl-xl border-t border-l border-border bg-raised outline-none [box-shadow:var(--shadow-md)] print:static print:w-full print:border-0 print:[box-shadow:none]"
    >
      <BookingPanelContent key={id} id={id} onClose={onClose} />
    </aside>
  )
}

function SheetPanel({ id, onClose }: PanelProps) {
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
            openerOf(id)?.focus({ preventScroll: true })
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full flex-col overflow-hidden bg-raised outline-none transition-opacity duration-(--dur-slow) [box-shadow:var(--shadow-lg)] starting:opacity-0 md:w-[436px] md:rounded-l-xl print:static"
        >
          <Radix.Title className="sr-only">Booking</Radix.Title>
          <BookingPanelContent key={id} id={id} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The visible element of the page that opens this booking: a row, or a bar of the chart. */
function openerOf(id: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-booking="${id}"]`)
  return [...all].find((element) => element.checkVisibility())
}
