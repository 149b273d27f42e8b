import * as Radix from '@radix-ui/react-menu'
import { type ReactNode, type RefObject, useRef } from 'react'

type MenuPanelProps = {
  id: string
  label: string
  /** The button that opens it, which it is placed at and gives the focus back to. */
  opener: RefObject<HTMLElement | null>
  openerId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** Not modal: the page behind neither jumps nor stops scrolling. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, label, opener, openerId, isOpen, onOpenChange, children } = props
  const isLeftForThePage = useRef(false)
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          aria-labelledby={openerId}
          align="end"
          sideOffset={8}
          collisionPadding={10}
          onInteractOutside={() => {
            isLeftForThePage.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeftForThePage.current) opener.current?.focus()
            isLeftForThePage.current = false
          }}
          // As high as a sheet over the page, which it may be opened from; what opens later lies above.
          className="z-50 min-w-[216px] rounded-lg border border-border bg-raised p-1.5 transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-md)] starting:opacity-0"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const { Item, Label, Separator } = Radix
